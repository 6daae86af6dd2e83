interface Shared {
  readonly link: string
  readonly title: string
}

export function share({ link, title }: Shared): void {
  // Rejects when the visitor closes the dialog; nothing to report.
  navigator.share({ url: link, title }).catch(() => undefined)
}

/** Copies a link and confirms it on the button that was pressed. */
export function copy(button: HTMLElement, { link }: Pick<Shared, 'link'>): void {
  navigator.clipboard.writeText(link).then(
    () => (button.textContent = button.dataset['copied'] ?? ''),
    // The clipboard is blocked; the link is in the address bar or next to the button.
    () => undefined,
  )
}

export const canShare = (): boolean => 'share' in navigator

/** Shares a link if the device supports it, otherwise copies it. */
export const shareOrCopy = (button: HTMLElement, shared: Shared): void =>
  canShare() ? share(shared) : copy(button, shared)
