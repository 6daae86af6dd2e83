import { readSentSubmission } from '#client/status/sent-submission.ts'
import { storedTime } from '#client/status/stored-time.ts'

/**
 * Inline script in the head of /thank-you. After a submission in this tab it shows the thanks and
 * the sent data; other visitors see the page as built. Runs before the content is parsed, so that
 * nothing visible changes later.
 */
const receipt = readSentSubmission()
if (receipt) {
  const root = document.documentElement
  root.dataset['sent'] = ''
  const language = root.lang.startsWith('es') ? 'es' : 'en'
  const shown = { ...receipt, storedAt: storedTime(receipt, language) }
  document.addEventListener('DOMContentLoaded', () => {
    for (const words of document.querySelectorAll('[data-thanks]')) {
      if (words instanceof HTMLTemplateElement) words.replaceWith(words.content)
      else words.remove()
    }
    for (const place of document.querySelectorAll<HTMLElement>('[data-receipt]'))
      place.textContent = shown[place.dataset['receipt'] as keyof typeof shown]
  })
}
