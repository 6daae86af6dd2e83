import { readSentSubmission } from '#client/status/sent-submission.ts'
import { storedTime } from '#client/status/stored-time.ts'

/**
 * On /thank-you alone, in its head: a tab that has just sent a request is
 * thanked and reads what it sent; anybody else reads the page as it is. Until
 * all of it is there nothing shows that would have to be taken back.
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
