import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'

/** File changes and responses of a process, in their order. */
export type TraceEvent =
  | { readonly what: 'create'; readonly path: string }
  | { readonly what: 'remove'; readonly path: string }
  | { readonly what: 'write'; readonly path: string; readonly at: number; readonly bytes: Buffer }
  | { readonly what: 'truncate'; readonly path: string; readonly size: number }
  /** Everything written to this file, or entered into this folder, is now on the disk. */
  | { readonly what: 'sync'; readonly path: string }
  /** Bytes sent to a visitor. */
  | { readonly what: 'answer'; readonly text: string }

/** System calls for strace: those that can change a file, and those that send responses. */
export const TRACED_CALLS = [
  'open,openat,creat,unlink,unlinkat,rename,renameat,renameat2',
  'write,writev,pwrite64,pwritev,pwritev2,truncate,ftruncate,fallocate,copy_file_range,sendfile',
  'fsync,fdatasync,sync_file_range,sync,syncfs,msync',
].join(',')

/** Parses a log of `strace -y -xx`; an unknown call on `folder` is an error. */
export async function* readTrace(log: string, folder: string): AsyncGenerator<TraceEvent> {
  for await (const line of createInterface({ input: createReadStream(log) })) {
    const event = toEvent(line, folder)
    if (event) yield event
  }
}

function toEvent(line: string, folder: string): TraceEvent | null {
  const call = /^(\w+)\((.*)\)\s+= (-?\d+)/.exec(line)
  if (!call) return null
  const [, name = '', input = '', result = ''] = call
  const returned = Number(result)
  if (returned < 0) return null
  if (name.startsWith('open') || name === 'creat') return opened(input, folder)
  if (name.startsWith('unlink')) return removed(input, folder)
  const target = fromHex(/^\d+<([^>]*)>/.exec(input)?.[1] ?? '').toString()
  if (target.startsWith('socket:') && name.startsWith('write')) {
    return { what: 'answer', text: strings(input).toString('latin1') }
  }
  if (!isInside(target, folder)) return null
  switch (name) {
    case 'pwrite64': {
      const bytes = strings(input).subarray(0, returned)
      if (bytes.length !== returned) throw new Error(`${log(name)} is cut short: ${bytes.length}`)
      return { what: 'write', path: target, at: lastNumber(input), bytes }
    }
    case 'ftruncate':
      return { what: 'truncate', path: target, size: lastNumber(input) }
    case 'fsync':
    case 'fdatasync':
      return { what: 'sync', path: target }
    // Reserves space without changing the content.
    case 'fallocate':
      return null
    default:
      throw new Error(`${log(name)} on ${target} is not understood`)
  }
}

const log = (name: string): string => `The traced call ${name}`

function opened(input: string, folder: string): TraceEvent | null {
  const path = strings(input).toString()
  return isInside(path, folder) && /O_CREAT/.test(input) ? { what: 'create', path } : null
}

function removed(input: string, folder: string): TraceEvent | null {
  const path = strings(input).toString()
  return isInside(path, folder) ? { what: 'remove', path } : null
}

const isInside = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`)

/** Concatenates the strings of a call, whose bytes strace writes as \xHH. */
function strings(input: string): Buffer {
  const hex = input.matchAll(/"((?:\\x[0-9a-f]{2})*)"/g).map(([, bytes = '']) => bytes)
  return fromHex([...hex].join(''))
}

const fromHex = (escaped: string): Buffer => Buffer.from(escaped.replaceAll('\\x', ''), 'hex')

const lastNumber = (input: string): number => Number(/(\d+)$/.exec(input)?.[1])
