import { post } from './notifications.ts'

const reported = new Set<string>()

/** Reports the leads that a visible board shows to the server, each once. */
export function reportSeen(): void {
  if (document.visibilityState !== 'visible') return
  const ids = [...document.querySelectorAll<HTMLElement>('[data-new]')]
    .filter((element) => element.closest('details:not([open])') === null)
    .map((element) => element.dataset['new'] ?? '')
    .filter((id) => !reported.has(id))
  if (ids.length === 0) return
  for (const id of ids) reported.add(id)
  const retryLater = (): void => ids.forEach((id) => reported.delete(id))
  const fields = new URLSearchParams(ids.map((id) => ['id', id]))
  post('/staff/seen', fields).then(({ ok }) => ok || retryLater(), retryLater)
}
