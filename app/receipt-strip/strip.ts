import { business } from '#domain/business.ts'
import type { ReceiptStripCopy } from '#app/content/page-types.ts'
import { sentenceOf } from './sentence.ts'
import { pageDeps, type Sight, type WatchDeps, watchReceipt } from './watch.ts'

export interface StripOptions {
  /** Of the receipt (token.ts). */
  readonly token: string
  readonly words: ReceiptStripCopy
  /** The server has acknowledged the request; otherwise it may be only on this phone. */
  readonly isSent: boolean
  readonly deps?: WatchDeps
}

/**
 * Brings a strip (receipt-strip.tsx) to life: fills in what is recorded and
 * when, and makes its links lead to the receipt. Without a framework, so that
 * it runs wherever the markup stands.
 * @returns how to stop
 */
export function startStrip(root: HTMLElement, options: StripOptions): () => void {
  const { token, words, isSent, deps = pageDeps() } = options
  const link = new URL(`/r/${token}`, location.href).href
  const say = root.querySelector<HTMLElement>('[data-strip-says]')
  const show = (sight: Sight | null): void => {
    const sentence = sentenceOf(sight, words, isSent)
    // Written anew it would be read aloud anew.
    if (say && say.textContent !== sentence) say.textContent = sentence
    if (sight?.known !== 'body') return
    for (const part of root.querySelectorAll<HTMLElement>('[hidden]')) part.hidden = false
    for (const { kind, at } of sight.body.events) {
      const time = root.querySelector<HTMLTimeElement>(`[data-strip-step="${kind}"] time`)
      if (time) writeTime(time, at)
    }
    offerLinks(root, { link, words })
  }
  show(null)
  if (isSent) offerLinks(root, { link, words })
  return watchReceipt(token, show, deps)
}

const CLOCK = new Intl.DateTimeFormat('en-US', {
  timeZone: business.timeZone,
  hour: 'numeric',
  minute: '2-digit',
})

function writeTime(time: HTMLTimeElement, at: string): void {
  time.dateTime = at
  time.textContent = CLOCK.format(new Date(at))
}

/** The address is known before any answer, but there is nothing behind it until the request is. */
function offerLinks(
  root: HTMLElement,
  { link, words }: { link: string; words: ReceiptStripCopy },
): void {
  const links = root.querySelector<HTMLElement>('[data-strip-links]')
  if (!links?.classList.contains('invisible')) return
  const [page, sms] = links.querySelectorAll('a')
  if (page) page.href = link
  if (sms) sms.href = `sms:?&body=${encodeURIComponent(`${words.shareTitle}: ${link}`)}`
  links.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
    // A share that is called off, or a clipboard that is shut: the link stands beside it.
    share(link, words, currentTarget as HTMLElement).catch(() => {})
  })
  links.classList.remove('invisible')
}

async function share(link: string, words: ReceiptStripCopy, button: HTMLElement): Promise<void> {
  if ('share' in navigator) {
    await navigator.share({ url: link, title: words.shareTitle })
    return
  }
  await (navigator as Navigator).clipboard.writeText(link)
  button.textContent = words.copied
}
