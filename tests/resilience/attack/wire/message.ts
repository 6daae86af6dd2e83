/** One HTTP request in parts that can be changed. */
export interface Message {
  readonly method: string
  /** Request target, including the query. */
  readonly target: string
  /** Without the length, which `toBytes` adds. */
  readonly headers: readonly Header[]
  /** `null` for no body and no length. */
  readonly body: Buffer | null
  /** Lengths of the chunks of the body; `null` sends it in one piece with its length. */
  readonly chunks?: readonly number[] | null
}

export type Header = readonly [name: string, value: string]

/** Serializes the request. */
export function toBytes({ method, target, headers, body, chunks }: Message): Buffer {
  let head = `${method} ${target} HTTP/1.1\r\n`
  for (const [name, value] of headers) head += `${name}: ${value}\r\n`
  if (body === null) return Buffer.from(`${head}\r\n`, 'latin1')
  if (!chunks) {
    const first = Buffer.from(`${head}content-length: ${body.length}\r\n\r\n`, 'latin1')
    return Buffer.concat([first, body])
  }
  const first = Buffer.from(`${head}transfer-encoding: chunked\r\n\r\n`, 'latin1')
  return Buffer.concat([first, ...inChunks(body, chunks), Buffer.from('0\r\n\r\n')])
}

function* inChunks(body: Buffer, lengths: readonly number[]): Generator<Buffer> {
  let from = 0
  for (const length of [...lengths, body.length]) {
    const piece = body.subarray(from, from + length)
    if (piece.length === 0) continue
    yield Buffer.from(`${piece.length.toString(16)}\r\n`)
    yield piece
    yield Buffer.from('\r\n')
    from += piece.length
  }
}
