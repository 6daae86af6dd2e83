/** Shows pages that the server rendered anew, in the page that is open. */

import { replaceParts } from '#app/browser/live/replace-parts.ts'
import { createPageParser } from '#app/browser/trusted-types.ts'
import { showBadge } from './badge.ts'
import { pauseButtons, showQueue } from './buttons.ts'
import { pageKind } from './opened-page.ts'
import { reportSeen } from './report-seen.ts'

const parse = createPageParser('board')

/** Shows the same page as it was polled. */
export function showPolled(text: string): void {
  const page = parse(text)
  // A conflict stays until the next step.
  page.querySelector('[data-live=problem]')?.remove()
  replaceParts(document, page, 'data-live')
  showRest(page)
}

/**
 * Shows the page that a form was answered with.
 * @param part the part of the page that contains the form
 */
export async function showResponse(response: Response, part: Element | null = null): Promise<void> {
  if (response.redirected && new URL(response.url).pathname.startsWith('/staff/sign-in'))
    return location.reload()
  if (response.status === 401) return location.assign('/staff/sign-in')
  const page = parse(await response.text())
  if (page.body.dataset['page'] !== pageKind)
    // Taken from the list: the lead's page has what comes next, and the undo.
    return response.ok ? location.assign(response.url) : showReason(page, response.url)
  pauseButtons()
  replaceParts(document, page, 'data-live', part)
  replaceParts(document, page, 'data-part')
  showRest(page)
}

/** Shows what is beside the parts. */
function showRest(page: Document): void {
  document.title = page.title
  document.body.dataset['openLeads'] = page.body.dataset['openLeads'] ?? ''
  showBadge(document)
  showQueue()
  reportSeen()
}

/** Shows why the server refused a transition of another page, and a link to the lead. */
export const showRefusal = async (response: Response, target: string): Promise<void> =>
  showReason(parse(await response.text()), target)

/** Shows the message of the page that the server answered with. */
function showReason(page: Document, target: string): void {
  // A list of selectors would find the first element of the page instead.
  const found = ['[role=alert]', 'p.more', 'main p:not([hidden])'].map((selector) =>
    page.querySelector(selector)?.textContent.trim(),
  )
  const reason = found.find(Boolean)
  if (reason === undefined) return location.reload()
  const link = document.createElement('a')
  link.href = target.replace(/\/(step|undo)$/, '')
  for (const earlier of document.querySelectorAll<HTMLAnchorElement>('main > .wrong.big > a'))
    if (earlier.href === link.href) earlier.parentElement?.remove()
  link.textContent = `${page.querySelector('h1')?.textContent ?? ''}: ${reason}`
  const box = document.createElement('p')
  box.className = 'wrong big'
  box.setAttribute('role', 'alert')
  box.append(link)
  document.querySelector('main')?.prepend(box)
}
