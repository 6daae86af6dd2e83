import { readFileSync } from 'node:fs'
import path from 'node:path'

const { scripts } = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../package.json'), 'utf8'),
) as { readonly scripts: { readonly start: string } }

/** Options of Node with which `npm start` runs the server. */
export const SERVER_FLAGS: readonly string[] = scripts.start
  .split(' ')
  .filter((word) => word.startsWith('--'))
