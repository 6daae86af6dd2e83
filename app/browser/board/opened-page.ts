/** The page of the board that is open, and whether it shows the present state. */

/** `page`: see `live` of `BoardFrame`; `address`: where it can be fetched again. */
export const { page: pageKind = '', address = '' } = document.body.dataset

const stale = document.querySelector<HTMLElement>('[data-stale]')

export const setStale = (isStale: boolean): void => {
  if (stale) stale.hidden = !isStale
}
