/**
 * Marks on each logo whether its image has loaded. Inline in the head to run before any image;
 * `load` and `error` do not bubble, hence the capture phase.
 */
export function watchLogoState(): void {
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
