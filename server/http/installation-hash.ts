import { createHash } from 'node:crypto'
import { resolve } from 'node:path'

/** Header of /readyz by which the doctor recognizes its own server. */
export const INSTALLATION_HEADER = 'x-installation'

/** Returns the value of the header: a hash of the data folder. */
export const installationHash = (dataDir: string): string =>
  createHash('sha256').update(resolve(dataDir)).digest('base64url').slice(0, 16)
