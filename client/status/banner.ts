import { shareOrCopy } from './share-link.ts'
import { showStatus } from './show-status.ts'
import { statusToken } from './token.ts'

interface BannerOptions {
  /** Idempotency key under which the submission was sent. */
  readonly idempotencyKey: string
  /** True once the server has acknowledged the submission. */
  readonly isStored: boolean
}

/**
 * Shows the status of a submission in a status banner (status-banner.tsx) and points its links to
 * the status page. In a browser that cannot compute the token the banner stays as it is.
 * @returns a function that stops it
 */
export function startBanner(
  root: HTMLElement,
  { idempotencyKey, isStored }: BannerOptions,
): () => void {
  let stop = (): void => {}
  let isStopped = false
  const start = async (): Promise<void> => {
    const token = await statusToken(idempotencyKey)
    if (token === null || isStopped) return
    const path = `/r/${token}`
    const links = root.querySelector<HTMLElement>('[data-part=links]')
    if (links) {
      pointTo(links, new URL(path, location.href).href)
      // The status page does not exist until the submission is stored.
      if (isStored) links.hidden = false
    }
    stop = showStatus(root, { path, isStored })
  }
  void start()
  return () => {
    isStopped = true
    stop()
  }
}

function pointTo(links: HTMLElement, link: string): void {
  const [page, sms] = links.querySelectorAll('a')
  const title = links.dataset['title'] ?? ''
  if (page) page.href = link
  if (sms) sms.href = `sms:?&body=${encodeURIComponent(`${title}: ${link}`)}`
  const button = links.querySelector('button')
  button?.addEventListener('click', () => shareOrCopy(button, { link, title }))
}
