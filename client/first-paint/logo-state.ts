/**
 * Notes on each logo whether its image has come. Inline in the head, so
 * that no image can be quicker; `load` and `error` do not bubble, hence the
 * capture phase.
 */
export function watchLogos(): void {
  for (const type of ['load', 'error'] as const) {
    document.addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLImageElement)
          target.closest('[data-logo]')?.setAttribute('data-logo', type)
      },
      { capture: true },
    )
  }
}
