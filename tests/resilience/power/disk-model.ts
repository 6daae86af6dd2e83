import type { Random } from '../random.ts'
import type { TraceEvent } from './trace-log.ts'

/** A disk that keeps only flushed data; the rest survives by chance. */
export interface DiskModel {
  apply(event: TraceEvent): void
  /**
   * Returns a possible content after a power cut: all flushed data, and each other piece with this
   * probability, torn between sectors.
   */
  cut(survives: number, random: Random): ReadonlyMap<string, Buffer>
}

type Change = Extract<TraceEvent, { readonly what: 'write' | 'truncate' }>

interface File {
  flushed: Buffer
  pending: Change[]
}

type Entry = { readonly path: string; readonly file: File | null }

/** What a disk writes atomically (https://sqlite.org/atomiccommit.html#hardware). */
const SECTOR = 512

/**
 * Models a disk. File names are changes of their folder and need its flush; they survive in order,
 * as on a journaling file system.
 * @param folder of the files
 * @param ignoresFlush files whose flushes have no effect, for a control run in which the check must
 *   fail
 */
export function createDiskModel(
  folder: string,
  ignoresFlush: (path: string) => boolean = () => false,
): DiskModel {
  const names = new Map<string, File>()
  const flushedNames = new Map<string, File>()
  let pendingNames: Entry[] = []

  const enter = (target: Map<string, File>, { path, file }: Entry): void => {
    if (file) target.set(path, file)
    else target.delete(path)
  }

  const rename = (path: string, file: File | null): void => {
    enter(names, { path, file })
    pendingNames.push({ path, file })
  }

  const flush = (path: string): void => {
    if (path === folder) {
      for (const entry of pendingNames) enter(flushedNames, entry)
      pendingNames = []
      return
    }
    const file = names.get(path)
    if (!file || ignoresFlush(path)) return
    file.flushed = changed(file.flushed, file.pending)
    file.pending = []
  }

  return {
    apply(event) {
      switch (event.what) {
        case 'create':
          if (!names.has(event.path)) rename(event.path, { flushed: Buffer.alloc(0), pending: [] })
          break
        case 'remove':
          rename(event.path, null)
          break
        case 'write':
        case 'truncate':
          names.get(event.path)?.pending.push(event)
          break
        case 'sync':
          flush(event.path)
          break
        case 'answer':
          break
      }
    },
    cut(survives, random) {
      const present = new Map(flushedNames)
      for (const entry of pendingNames) {
        if (!random.chance(survives)) break
        enter(present, entry)
      }
      return new Map(
        present.entries().map(([path, { flushed, pending }]) => {
          const surviving = pending.flatMap((change) => pieces(change, survives, random))
          return [path, changed(flushed, surviving)]
        }),
      )
    },
  }
}

/** Applies changes to a file's content; unwritten bytes are zeros. */
function changed(content: Buffer, changes: readonly Change[]): Buffer {
  const room = changes.reduce((most, change) => Math.max(most, endOf(change)), content.length)
  const bytes = Buffer.alloc(room)
  content.copy(bytes)
  let size = content.length
  for (const change of changes) {
    if (change.what === 'write') {
      change.bytes.copy(bytes, change.at)
      size = Math.max(size, endOf(change))
    } else {
      bytes.fill(0, change.size)
      size = change.size
    }
  }
  return bytes.subarray(0, size)
}

const endOf = (change: Change): number =>
  change.what === 'write' ? change.at + change.bytes.length : change.size

/** Returns the parts of a change that reach the disk by chance. */
function pieces(change: Change, survives: number, random: Random): Change[] {
  if (change.what === 'truncate') return random.chance(survives) ? [change] : []
  const { path, at, bytes } = change
  const kept: Change[] = []
  for (let start = 0; start < bytes.length;) {
    // Sectors are aligned to their size, independently of the write's offset.
    const end = Math.min(bytes.length, start + SECTOR - ((at + start) % SECTOR))
    if (random.chance(survives)) {
      kept.push({ what: 'write', path, at: at + start, bytes: bytes.subarray(start, end) })
    }
    start = end
  }
  return kept
}
