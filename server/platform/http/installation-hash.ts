import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import type { Business } from '#domain/business/business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { allServices } from '#domain/services/services.ts'

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)

/**
 * Hashes the owner's facts, towns and services: the build and the server record those that they
 * were made with.
 */
export const factsHash = (business: Business): string =>
  hashOf([business, allTowns(), allServices()])

/** Header of /readyz by which the doctor recognizes its own server. */
export const INSTALLATION_HEADER = 'x-installation'

/** Returns the value of the header: a hash of the data folder, and one of the facts. */
export const installationHeader = (dataDir: string, business: Business): string =>
  `${hashOf(resolve(dataDir))} ${factsHash(business)}`
