import { createServer, type ServerResponse } from 'node:http'
import { close, listen } from './loopback.ts'

export interface PagesInPieces {
  /** Address of the server through it. */
  readonly url: string
  /** Releases the next piece of every page in progress; the first is sent at once. */
  next(): void
  stop(): Promise<void>
}

/**
 * Starts a proxy through which each page arrives in pieces, cut anywhere in its body, as packets
 * do. Everything else passes unchanged.
 * @param pieces of each page
 */
export async function startPagesInPieces(target: string, pieces: number): Promise<PagesInPieces> {
  const underWay = new Set<() => void>()

  const send = (page: Buffer, answer: ServerResponse) => {
    const rest = cut(page, pieces)
    const write = () => {
      const piece = rest.shift()
      if (rest.length > 0) answer.write(piece)
      else {
        underWay.delete(write)
        answer.end(piece)
      }
    }
    underWay.add(write)
    answer.on('close', () => underWay.delete(write))
    write()
  }

  const server = createServer((asked, answer) => {
    const headers = Object.entries(asked.headers).flatMap(([name, value]): [string, string][] =>
      // The uncompressed page is cut into pieces.
      name === 'accept-encoding' || name === 'connection' ? [] : [[name, String(value)]],
    )
    const pass = async () => {
      const response = await fetch(new URL(asked.url ?? '/', target), { headers })
      const body = Buffer.from(await response.arrayBuffer())
      answer.statusCode = response.status
      for (const [name, value] of response.headers)
        if (!BODY_HEADERS.has(name)) answer.setHeader(name, value)
      if (response.headers.get('content-type')?.startsWith('text/html')) send(body, answer)
      else answer.end(body)
    }
    // The server closed the connection; the e2e test sees a page that does not load.
    pass().catch(() => answer.destroy())
  })
  const port = await listen(server)
  return {
    url: `http://127.0.0.1:${port}`,
    next: () => {
      for (const write of [...underWay]) write()
    },
    stop: () => close(server),
  }
}

/** Headers that `fetch` has processed, or that differ for the pieces. */
const BODY_HEADERS = new Set([
  'content-encoding',
  'content-length',
  'transfer-encoding',
  'connection',
])

/**
 * Keeps the head in one piece, since nothing is painted before it, and cuts the body into equal
 * parts.
 */
function cut(page: Buffer, pieces: number): Buffer[] {
  const body = Math.max(0, page.indexOf('<body'))
  const size = (page.length - body) / pieces
  return Array.from({ length: pieces }, (_, index) =>
    page.subarray(
      index === 0 ? 0 : body + Math.round(index * size),
      body + Math.round((index + 1) * size),
    ),
  )
}
