import { deviceValues } from '#client/storage/safe-storage.ts'
import { fillTemplate } from '#copy/fill-template.ts'
import type { Copy } from '#copy/loader/copy.ts'
import { DAY_MS } from '#domain/time/durations.ts'

type Messages = Copy['ownerNote']

/** Stored value: milliseconds since the epoch at which the note was closed. */
const CLOSED_KEY = 'ownerNoteClosedAt'

/** Here instead of in the stylesheet, which every visitor downloads. */
const NOTE_STYLE =
  'display:flex;align-items:center;justify-content:space-between;padding-left:var(--margin);background:var(--color-manila);font-size:.84375rem'

/**
 * Inserts the owner's note above the page, unless it was closed within a day.
 * @param left number of entries that are not configured yet
 */
export function insertOwnerNote(left: number, messages: Messages): void {
  if (Date.now() - Number(deviceValues.get(CLOSED_KEY)) < DAY_MS) return
  const note = document.createElement('section')
  note.className = 'owner-note'
  note.setAttribute('aria-label', messages.label)
  note.style.cssText = NOTE_STYLE
  const text = document.createElement('p')
  text.textContent = fillTemplate(messages.text, { left: String(left) })
  text.style.cssText = 'overflow:hidden;text-overflow:ellipsis;white-space:nowrap'
  const button = document.createElement('button')
  button.textContent = '×'
  button.setAttribute('aria-label', messages.close)
  button.style.cssText =
    'flex:none;width:2.75rem;font-size:1.5rem;line-height:1.75rem;cursor:pointer'
  button.addEventListener('click', () => {
    deviceValues.set(CLOSED_KEY, String(Date.now()))
    note.remove()
    document.body.style.minHeight = ''
  })
  note.append(text, button)
  insertAbove(note)
}

/** Inserts without a layout shift: the page keeps its place, then scrolls up to the note. */
function insertAbove(note: HTMLElement): void {
  const isAtTop = scrollY === 0
  document.body.prepend(note)
  // Elsewhere the browser keeps the content in place (scroll anchoring).
  if (!isAtTop) return
  // A page that is lower than the window could not scroll, and would be moved down.
  document.body.style.minHeight = `calc(100vh + ${note.offsetHeight}px)`
  keepHeaderTransparent(note)
  scrollTo({ top: note.offsetHeight, behavior: 'instant' })
  setTimeout(() => scrollTo({ top: 0, behavior: 'smooth' }), 100)
}

/** Keeps the header transparent while the note is in view: scrolled, it would flash white. */
function keepHeaderTransparent(note: HTMLElement): void {
  const onScroll = (): void => {
    if (note.isConnected && scrollY <= note.offsetHeight)
      document.documentElement.removeAttribute('data-scrolled')
  }
  // Runs after the listener of client/first-paint/header-scroll.ts, which sets the attribute, and
  // before the paint.
  addEventListener('scroll', onScroll, { passive: true })
}
