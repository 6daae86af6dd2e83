import { localTime } from '#domain/local-time.ts'
import type { ReceiptBody } from '#domain/receipt.ts'
import type { ReceiptStripCopy } from '#app/content/page-types.ts'
import { sentenceOf } from './sentence.ts'
import { pageDeps, type Sight, type WatchDeps, watchReceipt } from './watch.ts'

export interface StripOptions {
  /** Of the receipt (token.ts). */
  readonly token: string
  readonly words: ReceiptStripCopy
  /** What to say while it may be only on this phone; null once the server has acknowledged the request. */
  readonly unsent: string | null
  readonly deps?: WatchDeps
}

/**
 * Brings a strip (receipt-strip.tsx) to life: fills in what is recorded and
 * when, and makes its links lead to the receipt. Without a framework, so that
 * it runs wherever the markup stands.
 * @returns how to stop
 */
export function startStrip(root: HTMLElement, options: StripOptions): () => void {
  const { token, words, unsent, deps = pageDeps() } = options
  const says = root.querySelector<HTMLElement>('[data-strip-says]')
  const links = root.querySelector<HTMLElement>('[data-strip-links]')
  const show = (sight: Sight | null): void => {
    const sentence = sentenceOf(sight, words, unsent, document.documentElement.lang)
    // Written anew it would be read aloud anew.
    if (says && says.textContent !== sentence) says.textContent = sentence
    if (sight?.known !== 'body') return
    for (const part of root.querySelectorAll<HTMLElement>('[hidden]')) part.hidden = false
    showSteps(root, sight.body)
  }
  if (links) leadTo(links, new URL(`/r/${token}`, location.href).href, words)
  // There is nothing behind the address until the request is there.
  if (links && unsent === null) links.hidden = false
  show(null)
  return watchReceipt(token, show, deps)
}

/** What happened with its time; what was passed over, or will not happen any more, is left out. */
function showSteps(root: HTMLElement, { state, events }: ReceiptBody): void {
  const steps = [...root.querySelectorAll<HTMLElement>('[data-strip-step]')]
  const times = new Map<string, string>(events.map(({ kind, at }) => [kind, at]))
  const timeOf = (step: HTMLElement) => times.get(step.dataset['stripStep'] ?? '')
  const language = document.documentElement.lang.startsWith('es') ? 'es' : 'en'
  const furthest = steps.findLastIndex((step) => timeOf(step) !== undefined)
  for (const [index, step] of steps.entries()) {
    const at = timeOf(step)
    const time = step.querySelector('time')
    step.hidden = at === undefined && (index < furthest || state === 'cancelled')
    if (at === undefined || !time) continue
    time.dateTime = at
    time.textContent = localTime(Date.parse(at), language, 'time')
  }
}

function leadTo(links: HTMLElement, link: string, words: ReceiptStripCopy): void {
  const [page, sms] = links.querySelectorAll('a')
  if (page) page.href = link
  if (sms) sms.href = `sms:?&body=${encodeURIComponent(`${words.shareTitle}: ${link}`)}`
  links.querySelector('button')?.addEventListener('click', ({ currentTarget }) => {
    // A share that is called off, or a clipboard that is shut: the link stands beside it.
    share(link, words, currentTarget as HTMLElement).catch(() => {})
  })
}

async function share(link: string, words: ReceiptStripCopy, button: HTMLElement): Promise<void> {
  if ('share' in navigator) {
    await navigator.share({ url: link, title: words.shareTitle })
    return
  }
  await (navigator as Navigator).clipboard.writeText(link)
  button.textContent = words.copied
}
