import { privateOrigin } from './private-origin.ts'
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
      pointTo(links, new URL(path, privateOrigin() ?? location.href).href)
      // The status page does not exist until the submission is stored.
      if (isStored) links.hidden = false
    }
    if (privateOrigin() === undefined) stop = showStatus(root, { path, isStored })
    else hideSteps(root)
  }
  void start()
  return () => {
    isStopped = true
    stop()
  }
}

/** On another host name the status cannot be read from here, so only the link remains. */
function hideSteps(root: HTMLElement): void {
  const steps = root.querySelector<HTMLElement>('[data-part=steps]')
  if (steps) steps.hidden = true
}

function pointTo(links: HTMLElement, link: string): void {
  const [page, sms] = links.querySelectorAll('a')
  const title = links.dataset['title'] ?? ''
  if (page) page.href = link
  if (sms) sms.href = `sms:?&body=${encodeURIComponent(`${title}: ${link}`)}`
  const button = links.querySelector('button')
  button?.addEventListener('click', () => shareOrCopy(button, { link, title }))
}
