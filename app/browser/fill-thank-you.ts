import { readSentSubmission } from '#app/browser/status/sent-submission.ts'
import { storedTime } from '#app/browser/status/stored-time.ts'
import { type Business, putInForce } from '#domain/business/business.ts'

/**
 * Inline script in the head of /thank-you. After a submission in this tab it shows the thanks and
 * the sent data; other visitors see the page as it came. Runs before the content is parsed, so that
 * nothing visible changes later.
 */
const root = document.documentElement
const sent = readSentSubmission()
if (sent) {
  root.dataset['sent'] = ''
  // The one fact that this script reads; main.ts loads all.
  putInForce({ timeZone: root.dataset['timeZone'] } as Business)
  const language = root.lang.startsWith('es') ? 'es' : 'en'
  const shown = { ...sent, storedAt: storedTime(sent, language) }
  const fill = (): void => {
    for (const part of document.querySelectorAll<HTMLElement>('[data-thanks]')) {
      const shownIf = part.dataset['thanks'] ?? ''
      const isShown = shownIf === 'sent' || shownIf.includes(sent.advice)
      if (part instanceof HTMLTemplateElement && isShown) part.replaceWith(part.content)
      else part.remove()
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-sent-field]'))
      place.textContent = shown[place.dataset['sentField'] as keyof typeof shown]
  }
  // When the page is parsed.
  document.addEventListener('readystatechange', fill, { once: true })
}
