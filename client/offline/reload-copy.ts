/** True in a page that was served from the offline copy (worker.ts). */
const isCopy = (): boolean => document.documentElement.dataset['offlineCopy'] !== undefined

/** Form fields that visitors type into or choose; the others have default values. */
const TYPED_FIELDS =
  'form :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea, [name=service])'

/** Checks that the form was not filled in. */
function isUntouched(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(TYPED_FIELDS)
  return [...fields].every(({ value }) => value === '')
}

/**
 * Reloads an offline copy when the connection returns, unless the form is being filled in: typed
 * text matters more, and the server validates it by its current rules.
 * @returns a function that stops waiting
 */
export function reloadWhenOnline(
  waitForServer: (deps: { reload: () => void }) => () => void,
): () => void {
  if (!isCopy()) return () => {}
  return waitForServer({
    reload: () => {
      if (isUntouched()) location.reload()
    },
  })
}
