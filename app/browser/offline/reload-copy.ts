import { reloadWhenReachable } from './reload-when-reachable.ts'

/** Form fields that visitors type into or choose; the others have default values. */
const TYPED_FIELDS =
  'form :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea, [name=service])'

/** Checks that the form was not filled in. */
export function isUntouched(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(TYPED_FIELDS)
  return [...fields].every(({ value }) => value === '')
}

/**
 * Reloads an offline copy (worker.ts) when the connection returns, unless the form is being filled
 * in: typed text matters more, and the server validates it by its current rules.
 */
export function reloadCopyWhenOnline(): void {
  if (document.documentElement.dataset['offlineCopy'] === undefined) return
  reloadWhenReachable(() => {
    if (isUntouched()) location.reload()
  })
}
