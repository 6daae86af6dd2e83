interface Shared {
  readonly link: string
  readonly title: string
}

/** Opens the device's own dialog for sharing a link. */
export function share({ link, title }: Shared): void {
  // A dialog that the visitor closes rejects; there is nothing to say.
  navigator.share({ url: link, title }).catch(() => undefined)
}

/** Copies a link, then shows so on the button that was pressed. */
export function copy(button: HTMLElement, { link }: Pick<Shared, 'link'>): void {
  navigator.clipboard.writeText(link).then(
    () => (button.textContent = button.dataset['copied'] ?? ''),
    // The clipboard is blocked; the link is in the address bar or next to the button.
    () => undefined,
  )
}

export const canShare = (): boolean => 'share' in navigator

/** Shares a link where the device can, and copies it elsewhere. */
export const shareOrCopy = (button: HTMLElement, shared: Shared): void =>
  canShare() ? share(shared) : copy(button, shared)
