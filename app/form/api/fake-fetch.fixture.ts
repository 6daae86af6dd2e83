import { vi } from 'vitest'

export interface Call {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: unknown
  readonly keepalive: boolean
}

export type Reply = Response | Error | 'never'

/** Replaces the page's head, which contains the public key; `vi.unstubAllGlobals` restores it. */
export const stubHead = (): unknown =>
  vi.stubGlobal('document', { querySelector: () => ({ content: 'public-key' }) })

/**
 * Replaces the server by predefined responses; `vi.unstubAllGlobals` restores it.
 * @param replies one per call; 'never' leaves the call hanging until it is aborted
 */
export function stubServer(...replies: readonly Reply[]): readonly Call[] {
  const calls: Call[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const reply = replies[calls.length]
    calls.push({
      url: typeof input === 'string' ? input : 'url' in input ? input.url : input.href,
      method: init?.method ?? 'GET',
      headers: new Headers(init?.headers),
      body: typeof init?.body === 'string' ? JSON.parse(init.body) : (init?.body ?? null),
      keepalive: init?.keepalive ?? false,
    })
    if (reply === undefined) throw new Error('One call more than there are replies.')
    if (reply instanceof Error) throw reply
    if (reply !== 'never') return reply
    return await new Promise((_, reject) => {
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    })
  }
  stubHead()
  vi.stubGlobal('fetch', fetch)
  return calls
}

export const json = (
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): Response =>
  new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  })

/** A page that the network of a hotel or company sends instead of ours. */
export const foreignPage = (status: number): Response =>
  new Response('<!doctype html><title>Sign in</title>', {
    status,
    headers: { 'content-type': 'text/html' },
  })
