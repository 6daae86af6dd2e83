import { loadCopy } from '#copy/loader/load-copy.ts'
import { whenIdle } from '#site/ui/when-idle.ts'

/** Host names of the local machine (RFC 6761, 6.3). */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/

/**
 * Tells the owner above the top bar how many entries of business.json are still placeholders,
 * unless it was closed within a day. Requested only on the machine that the site runs on; the
 * server answers no others, and no visitor's page contains it.
 */
export function showOwnerNote(): void {
  if (!THIS_MACHINE.test(location.hostname)) return
  whenIdle(() => void show())
}

async function show(): Promise<void> {
  const left = await countPlaceholders()
  if (left === 0) return
  await Promise.all([import('./owner-note-element.ts'), loadCopy('ownerNote')]).then(
    ([{ insertOwnerNote }, { ownerNote }]) => insertOwnerNote(left, ownerNote),
    // The chunk failed to load: the next page shows the note.
    () => undefined,
  )
}

async function countPlaceholders(): Promise<number> {
  try {
    const answer = await fetch('/owner-note')
    // 204 for everybody else; a static host answers with a page.
    if (!answer.headers.get('content-type')?.startsWith('application/json')) return 0
    const { placeholders }: { placeholders: readonly string[] } = await answer.json()
    return placeholders.length
  } catch (error) {
    if (!(error instanceof TypeError) && !(error instanceof DOMException)) throw error
    // Offline, or the page was left.
    return 0
  }
}
