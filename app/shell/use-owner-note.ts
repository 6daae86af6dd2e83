import { useEffect, useState } from 'react'
import { whenIdle } from './when-idle.ts'

/** Names by which a machine calls itself (RFC 6761, 6.3). */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Entries of domain/business.ts that are still placeholders, for the owner
 * alone (R8): asked for only on the machine that the site runs on, and the
 * server answers nobody else. No page that a visitor gets knows of it.
 */
export function useOwnerNote(): readonly string[] {
  const [left, setLeft] = useState<readonly string[]>([])
  useEffect(() => {
    if (!THIS_MACHINE.test(location.hostname)) return
    const asking = new AbortController()
    const stop = whenIdle(() => void ask(asking.signal).then(setLeft))
    return () => {
      stop()
      asking.abort()
    }
  }, [])
  return left
}

async function ask(signal: AbortSignal): Promise<readonly string[]> {
  try {
    const answer = await fetch('/owner-note', { signal })
    // 204 for everybody else; a host that only serves files answers with a page.
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return []
    const { placeholders }: { placeholders: readonly string[] } = await answer.json()
    return placeholders
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
    // No line, or the page was left: there is nobody to tell.
    return []
  }
}
