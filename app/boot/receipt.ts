import { readReceipt } from '#app/request-form/receipt.ts'

/**
 * On /thank-you alone, in its head: a tab that has just sent a request reads
 * what it sent from the first paint on; anybody else reads the page as it is.
 */
const receipt = readReceipt()
if (receipt) {
  document.documentElement.dataset['sent'] = ''
  document.addEventListener('DOMContentLoaded', () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-receipt]'))
      place.textContent = receipt[place.dataset['receipt'] as keyof typeof receipt]
  })
}
