import { existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { workTreeAround } from '#server/environment/work-tree.ts'
import { LEAST_FREE_BYTES } from '#server/http/disk-space.ts'
import { type Finding, look, ok, open } from '../finding.ts'
import type { FileSystem, Surroundings } from '../surroundings.ts'

const SUBJECT = 'Disk'
const GIGABYTE = 1024 ** 3
const MEGABYTE = 1024 ** 2

/** Kinds of file systems by number (statfs(2)) on which an embedded database is not safe. */
const NETWORK = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42, 0x01021997])
const MEMORY = new Set([0x01021994, 0x858458f6])
const CONTAINER_LAYER = 0x794c7630

/** Room where the data lies, and whether that is a place that lasts. */
export async function checkDisk({
  environment,
  fileSystem,
}: Pick<Surroundings, 'environment' | 'fileSystem'>): Promise<readonly Finding[]> {
  const { databaseUrl, dataDir } = environment
  const found = await fileSystem(existingFolder(resolve(dataDir)))
  if (databaseUrl !== null) return [room(found.freeBytes)]
  return [room(found.freeBytes), ...lasting(found, dataDir), ...swept(dataDir)]
}

/** The folder itself is made at the first start. */
export function existingFolder(folder: string): string {
  return existsSync(folder) ? folder : existingFolder(dirname(folder))
}

function room(freeBytes: number): Finding {
  if (freeBytes < LEAST_FREE_BYTES)
    return open(
      SUBJECT,
      `${Math.floor(freeBytes / MEGABYTE)} MB free: requests are refused below ${LEAST_FREE_BYTES / MEGABYTE} MB`,
      'Make room where DATA_DIR lies.',
    )
  const text = `${(freeBytes / GIGABYTE).toFixed(1)} GB free`
  return freeBytes < GIGABYTE
    ? look(SUBJECT, text, 'Make room where DATA_DIR lies before it fills up.')
    : ok(SUBJECT, text)
}

function swept(dataDir: string): Finding[] {
  const tree = workTreeAround(resolve(dataDir))
  if (tree === null) return []
  return [
    look(
      'DATA_DIR',
      `${dataDir} lies in the git work tree ${tree}, where git clean -xfd deletes every request`,
      'Point DATA_DIR at a folder outside, such as /var/lib/palisade.',
    ),
  ]
}

function lasting({ type }: FileSystem, dataDir: string): Finding[] {
  if (MEMORY.has(type))
    return [
      open(
        SUBJECT,
        `${dataDir} lies in memory: a restart takes every request with it`,
        'Point DATA_DIR at a disk.',
      ),
    ]
  if (NETWORK.has(type))
    return [
      open(
        SUBJECT,
        `${dataDir} lies on a network drive, on which SQLite loses data`,
        'Point DATA_DIR at a local disk, or use DATABASE_URL.',
      ),
    ]
  if (type === CONTAINER_LAYER)
    return [
      look(
        SUBJECT,
        `${dataDir} lies in a container's own layer, which goes with the container`,
        'Mount a volume there.',
      ),
    ]
  return []
}
