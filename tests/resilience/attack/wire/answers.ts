/** One response of the server. */
export interface Answer {
  readonly status: number
  /** Status line and headers. */
  readonly head: string
  readonly body: string
}

interface AnswerReader {
  /** Takes received bytes as latin1, one character per byte. */
  take(text: string): void
  /** Ends the connection, which also ends a response without a length. */
  end(): void
}

/** The received bytes are not HTTP. */
export class BrokenAnswer extends Error {
  override readonly name = 'BrokenAnswer'
}

/**
 * Parses responses in a row (RFC 9112, 6.3). Fast, because it parses thousands per second beside
 * the tested server.
 * @param isBodiless true when the next response is to a HEAD
 */
export function createAnswerReader(
  isBodiless: () => boolean,
  onAnswer: (answer: Answer) => void,
): AnswerReader {
  let pending = ''

  const next = (ended: boolean): Answer | null => {
    for (;;) {
      const headEnd = pending.indexOf('\r\n\r\n')
      if (headEnd === -1) return null
      const head = pending.slice(0, headEnd)
      if (!head.startsWith('HTTP/1.1 ')) throw new BrokenAnswer(head.slice(0, 200))
      const status = Number(head.slice(9, 12))
      const bodyAt = headEnd + 4
      if (status >= 200) return withBody(head, status, bodyAt, ended)
      // 100 Continue: the final response follows.
      pending = pending.slice(bodyAt)
    }
  }

  const withBody = (head: string, status: number, at: number, ended: boolean): Answer | null => {
    const finish = (body: string, end: number): Answer => {
      pending = pending.slice(end)
      return { status, head, body }
    }
    if (status === 204 || status === 304 || isBodiless()) return finish('', at)
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
    if (length !== undefined) {
      const end = at + Number(length)
      return pending.length < end ? null : finish(pending.slice(at, end), end)
    }
    if (/\r\ntransfer-encoding: chunked/i.test(head)) {
      const end = pending.indexOf('0\r\n\r\n', at)
      return end === -1 ? null : finish(pending.slice(at, end), end + 5)
    }
    return ended ? finish(pending.slice(at), pending.length) : null
  }

  const drain = (ended: boolean): void => {
    for (let answer = next(ended); answer !== null; answer = next(ended)) onAnswer(answer)
  }

  return {
    take(text) {
      pending += text
      drain(false)
    },
    end: () => drain(true),
  }
}
