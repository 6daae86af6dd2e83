import { loadCopy } from '#copy/loader/load-copy.ts'
import { whenIdle } from '#site/ui/when-idle.ts'

/** Names by which a machine calls itself (RFC 6761, 6.3). */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Says how many entries of domain/business.ts are still placeholders, to the
 * owner alone: asked for only on the machine that the site runs on, and
 * the server answers nobody else. No page that a visitor gets knows of it.
 */
export function showOwnerNote(): void {
  if (!THIS_MACHINE.test(location.hostname)) return
  whenIdle(() => void show())
}

async function show(): Promise<void> {
  const left = await ask()
  if (left === 0) return
  await Promise.all([import('./owner-note-element.ts'), loadCopy('ownerNote')]).then(
    ([{ ownerNoteElement }, { ownerNote }]) =>
      document.body.append(ownerNoteElement(left, ownerNote)),
    // Lost on the way: the next page says it.
    () => undefined,
  )
}

async function ask(): Promise<number> {
  try {
    const answer = await fetch('/owner-note')
    // 204 for everybody else; a host that only serves files answers with a page.
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return 0
    const { placeholders }: { placeholders: readonly string[] } = await answer.json()
    return placeholders.length
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
    // No connection, or the page was left: there is nobody to tell.
    return 0
  }
}
