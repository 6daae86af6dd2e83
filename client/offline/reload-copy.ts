/** True in a page that came from the browser's own copy (worker.ts). */
const isCopy = (): boolean => document.documentElement.dataset['kept'] !== undefined

/** Whatever can be typed or chosen in the form; the rest has answers from the start. */
const TYPED_FIELDS =
  'form :is(input:not([type=hidden], [type=radio], [type=checkbox]), textarea, [name=service])'

/** Nobody has typed or chosen anything. */
function isUntouched(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(TYPED_FIELDS)
  return [...fields].every(({ value }) => value === '')
}

/**
 * A copy gives way to the page itself as soon as the connection is back, unless
 * somebody is filling in its form: what was typed is worth more, and the
 * server checks it by its own rules.
 * @returns ends the waiting
 */
export function reloadWhenOnline(
  waitForServer: (surroundings: { reload: () => void }) => () => void,
): () => void {
  if (!isCopy()) return () => {}
  return waitForServer({
    reload: () => {
      if (isUntouched()) location.reload()
    },
  })
}
