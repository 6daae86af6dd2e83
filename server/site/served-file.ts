import { createHash } from 'node:crypto'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { etagOf } from '#server/http/etag.ts'
import { mediaType } from './media-types.ts'
import type { Encoding } from './negotiation.ts'

/** One file in one content coding. */
interface Representation {
  readonly body: Buffer
  /** Strong validator with its quotes; each coding has its own (RFC 9110, 8.8.3). */
  readonly etag: string
}

/** Takes two milliseconds for a page; a tenth larger than the best. */
const FAST_QUALITY = 5

const COMPRESSED = /^(?:text\/|application\/(?:json|manifest|xml)|image\/svg)/

/** A file as it is served, compressed at the first request for a coding. */
export class ServedFile {
  readonly type: string
  readonly cacheControl: string
  readonly encodings: readonly Encoding[]
  /** Hash of the content, by which the best compression is kept. */
  readonly hash: string
  readonly #made = new Map<Encoding, Representation>()

  constructor(path: string, content: string | Uint8Array, cacheControl: string) {
    const body = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content)
    this.type = mediaType(path)
    this.cacheControl = cacheControl
    this.encodings = COMPRESSED.test(this.type) ? ['br', 'gzip', 'identity'] : ['identity']
    this.hash = createHash('sha256').update(body).digest('base64url')
    this.#made.set('identity', represent(body))
  }

  get body(): Buffer {
    return this.in('identity').body
  }

  /** Returns the file in a coding. */
  in(encoding: Encoding): Representation {
    const known = this.#made.get(encoding)
    if (known) return known
    const { body } = this.in('identity')
    const compressed =
      encoding === 'gzip'
        ? gzipSync(body)
        : brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: FAST_QUALITY } })
    const made = represent(compressed)
    this.#made.set(encoding, made)
    return made
  }

  /** Replaces the fast compression by a better one. */
  setBrotli(body: Buffer): void {
    this.#made.set('br', represent(body))
  }
}

const represent = (body: Buffer): Representation => ({ body, etag: etagOf(body) })
