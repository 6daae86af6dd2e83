import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, constants } from 'node:zlib'
import { SPECULATION_RULES } from '#app/leaving/speculation-rules.ts'

/** A page and the address at which it is served. */
export interface Floor {
  readonly url: string
  readonly aheadUrl: string
  /** Bytes of brotli. */
  readonly bytes: number
  stop(): Promise<void>
}

/** Where the page's one link leads. */
const NEXT = '/next'
/** The same page, of which the browser may fetch the next one ahead, as it may of ours. */
const AHEAD = '/ahead'

/**
 * The least that a page of a given weight can cost: a heading, a form, a call
 * button, a link to another such page and words without end, with five rules of style and no script.
 * @param bytes of brotli, about
 */
export async function startFloor(bytes: number): Promise<Floor> {
  const page = pageOf(bytes, 'The least that a page can cost')
  const body = compress(page)
  const pages: Readonly<Record<string, Buffer>> = {
    [AHEAD]: compress(`${page}<script type="speculationrules">${SPECULATION_RULES}</script>`),
    [NEXT]: compress(pageOf(bytes, 'The page after it')),
  }
  const server = createServer(({ url }, response) => {
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'cache-control': 'no-cache',
    })
    response.end(pages[url ?? ''] ?? body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  return {
    url,
    aheadUrl: new URL(AHEAD, url).href,
    bytes: body.length,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const compress = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })

function pageOf(bytes: number, heading: string): string {
  const random = generator()
  const page = (words: string) =>
    `<!doctype html><html lang="en"><title>Floor</title><meta name="viewport" content="width=device-width"><style>body{font:16px/1.5 Arial;margin:1rem}a,input{display:block;padding:.75rem;margin:.5rem 0}</style><h1>${heading}</h1><a href="tel:5550100">Call</a><a href="${NEXT}">Next</a><form><input name="name"><input name="phone"></form><p>${words}`
  let words = ''
  while (compress(page(words)).length < bytes)
    words += Array.from({ length: 100 }, () => word(random)).join(' ')
  return page(words)
}

const LETTERS = 'etaoinshrdlucmfwypvbgkqjxz'
const word = (random: () => number): string =>
  Array.from({ length: 3 + Math.floor(random() * 6) }, () =>
    LETTERS.charAt(Math.floor(random() ** 1.6 * LETTERS.length)),
  ).join('')

/** Numbers from 0 to 1, the same in every run (mulberry32). */
function generator(): () => number {
  let state = 7
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
