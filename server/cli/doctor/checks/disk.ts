import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { workTreeAround } from '#server/environment/git-work-tree.ts'
import { MIN_FREE_BYTES } from '#server/http/readiness.ts'
import { type Finding, findingsAbout, listFindings } from '../finding.ts'
import type { FileSystem, CheckDependencies } from '../check-dependencies.ts'

const report = findingsAbout('Disk')
const GIGABYTE = 1024 ** 3
const MEGABYTE = 1024 ** 2

/**
 * Types of network file systems by number (statfs(2)), on which an embedded database is not safe.
 */
const NETWORK_FILE_SYSTEMS = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x01021997])
const MEMORY_FILE_SYSTEMS = new Set([0x01021994, 0x858458f6])
const CONTAINER_FILE_SYSTEMS = 0x794c7630

/** Checks free space and the persistence of the data directory. */
export async function checkDisk({
  environment,
  fileSystem,
}: Pick<CheckDependencies, 'environment' | 'fileSystem'>): Promise<readonly Finding[]> {
  const { databaseUrl, dataDir } = environment
  const found = await fileSystem(existingFolder(resolve(dataDir)))
  const space = checkFreeSpace(found.freeBytes)
  if (databaseUrl !== null) return [space]
  return listFindings(space, checkPersistence(found, dataDir), checkWorkTree(dataDir))
}

/** Returns the nearest existing folder, because the first start creates the data directory. */
export function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder))
}

function checkFreeSpace(freeBytes: number): Finding {
  if (freeBytes < MIN_FREE_BYTES)
    return report.error(
      `${Math.floor(freeBytes / MEGABYTE)} MB free: submissions are refused below ${MIN_FREE_BYTES / MEGABYTE} MB`,
      'Make room where DATA_DIR is.',
    )
  const text = `${(freeBytes / GIGABYTE).toFixed(1)} GB free`
  return freeBytes < GIGABYTE
    ? report.warning(text, 'Make room where DATA_DIR is before it fills up.')
    : report.ok(text)
}

function checkWorkTree(dataDir: string): Finding | null {
  const tree = workTreeAround(resolve(dataDir))
  if (tree === null) return null
  return findingsAbout('DATA_DIR').warning(
    `${dataDir} is in the git work tree ${tree}, where git clean -xfd deletes every lead`,
    'Point DATA_DIR at a folder outside, such as /var/lib/palisade.',
  )
}

function checkPersistence({ type }: FileSystem, dataDir: string): Finding | null {
  if (MEMORY_FILE_SYSTEMS.has(type))
    return report.error(
      `${dataDir} is in memory: a restart deletes every lead`,
      'Point DATA_DIR at a disk.',
    )
  if (NETWORK_FILE_SYSTEMS.has(type))
    return report.error(
      `${dataDir} is on a network drive, on which SQLite loses data`,
      'Point DATA_DIR at a local disk, or use DATABASE_URL.',
    )
  if (type === CONTAINER_FILE_SYSTEMS)
    return report.warning(
      `${dataDir} is in a container's own layer, which is deleted with the container`,
      'Mount a volume there.',
    )
  return null
}
