import { business } from '#domain/business.ts'
import { formatPhone, telHref } from '#domain/phone.ts'
import { NOTE_LENGTH } from '#domain/receipt.ts'
import type { Language } from '#domain/language.ts'
import { localPath } from '#domain/local-paths.ts'
import { workName } from '#server/alarm/words/work.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { textWithPhone } from '#server/http/phone-number.ts'
import { framed } from '#server/pages/frame.ts'
import { DIAL, turnOf } from './dial.ts'
import { stepsOf } from './steps.ts'
import type { Look } from '#server/pages/look.ts'
import { timeOf } from '#server/pages/times.ts'
import type { ReceiptView } from './view.ts'
import { type Heading, RECEIPT_WORDS, type ReceiptWords } from './words.ts'

/** The pages under `/r/TOKEN`; each is whole without a script. */

export interface Shown {
  readonly view: ReceiptView
  readonly look: Look
  /** https://…/r/TOKEN */
  readonly link: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** Seconds after which the page comes anew where no script runs (R123). */
const REFRESH_S = 20

/** Where the request is, and what the visitor can do about it. */
export function statusPage(shown: Shown): string {
  const { view, look, link, now } = shown
  const words = RECEIPT_WORDS[view.language]
  const isOpen = isOpenIn(view)
  const path = new URL(link).pathname
  return page(
    { language: view.language, look, title: headingOf(view, words).join(' '), refreshes: isOpen },
    markup`${statusFragment(shown)}
<div class="two">
<section><h2>${words.facts.heading}</h2>
<dl>${factsOf(view, now, words)}</dl>
${isOpen ? markup`<a class="button" href="${path}/note">${words.note.link}</a><a class="button" href="${path}/cancel">${words.cancel.link}</a>` : NOTHING}
</section>
${isOpen ? keep(link, words) : NOTHING}
</div>`,
  )
}

/**
 * What changes while the lead is worked on. client/status/show-status.ts replaces
 * its parts by those of a new one, here and in the status banner.
 */
export function statusFragment({ view, now }: Pick<Shown, 'view' | 'now'>): Markup {
  const words = RECEIPT_WORDS[view.language]
  const [first, second] = headingOf(view, words)
  const state = view.untakenFor === null ? view.facts.state : 'late'
  return markup`<div class="status" data-tag="${view.tag}" data-state="${state}" data-turn="${String(turnOf(view))}" data-title="${first} ${second} | ${business.name}"${isOpenIn(view) ? markup` data-open=""` : NOTHING}>
${DIAL}
<div aria-live="polite">
<h1 data-part="heading"><span>${first} </span><span>${second}</span></h1>
<p class="lead" data-part="lead">${leadOf(view, words)}</p>
</div>
${callButton(view.phone, words)}
<ol class="steps" aria-label="${words.progress}" data-part="steps">${stepsOf(view, now)}</ol>
<p class="stale" role="status" data-stale hidden>${words.stale}</p>
</div>`
}

/** The server still works on it, and the visitor can still add a note or cancel. */
export const isOpenIn = ({ facts }: Pick<ReceiptView, 'facts'>): boolean =>
  facts.state !== 'done' && facts.state !== 'cancelled'

const keep = (link: string, { keep: words, ...shared }: ReceiptWords): Markup =>
  markup`<section><h2>${words.heading}</h2>
<p>${words.text}</p>
<button type="button" data-share hidden>${shared.share}</button>
<button type="button" data-copy data-copied="${shared.copied}" hidden>${words.copy}</button>
<a class="button" href="sms:?&amp;body=${encodeURIComponent(`${shared.shareTitle}: ${link}`)}">${shared.sms}</a>
</section>`

/** One field; what was typed comes back with what is wrong about it. */
export function notePage(
  { view, look, link }: Shown,
  typed: { readonly text: string; readonly problem: string | null },
): string {
  const words = RECEIPT_WORDS[view.language]
  const wrong = typed.problem
  return page(
    { language: view.language, look, title: words.note.heading },
    markup`<h1>${words.note.heading}</h1>
<p class="lead">${words.note.text}</p>
<form method="post">
<label for="note">${words.note.label}</label>
<textarea id="note" name="note" maxlength="${String(NOTE_LENGTH)}" required${wrong === null ? NOTHING : INVALID}>${typed.text}</textarea>
${wrong === null ? NOTHING : markup`<p class="wrong" id="wrong" role="alert">${wrong}</p>`}
<button class="brass">${words.note.send}</button>
</form>
${backLink(link, words.back)}`,
  )
}

const INVALID = markup` aria-invalid="true" aria-describedby="wrong"`

/** Asks once (R122); its button is the only thing that cancels. Once somebody is on the way: call. */
export function cancelPage(shown: Shown): string {
  const { view, look, link } = shown
  const words = RECEIPT_WORDS[view.language]
  if (view.facts.state === 'en_route') {
    const { tooLate: heading, tooLateText: text } = words.cancel
    return callPage(shown, { heading, text })
  }
  return page(
    { language: view.language, look, title: words.cancel.heading },
    markup`<h1>${words.cancel.heading}</h1>
<p class="lead">${words.cancel.text}</p>
<form method="post"><button class="brass">${words.cancel.yes}</button></form>
${backLink(link, words.cancel.no)}`,
  )
}

/** What cannot be done here any more: our number, and the way back. */
export function callPage(
  { view, look, link }: Shown,
  { heading, text }: { readonly heading: string; readonly text: string },
): string {
  const words = RECEIPT_WORDS[view.language]
  return page(
    { language: view.language, look, title: heading },
    markup`<h1>${heading}</h1>
<p class="lead">${text}</p>
${callButton(view.phone, words)}
${backLink(link, words.back)}`,
  )
}

/** The same for a link that never was and one whose time is over (R123); nobody knows in which language. */
export function gonePage(look: Look): string {
  const words = RECEIPT_WORDS.en
  return page(
    { language: 'en', look, title: 'Nothing to see here' },
    markup`<h1>Nothing to see here</h1>
<p class="lead">The link is wrong, or its time is over. If you need us, call us.</p>
<p class="lead" lang="es">El enlace no es correcto o ya venció. Si nos necesita, llámenos.</p>
${callButton(business.phones.default, words)}`,
  )
}

/** When we could not answer; nothing was changed. */
export function troublePage(look: Look): string {
  const { trouble, ...words } = RECEIPT_WORDS.en
  return page(
    { language: 'en', look, title: trouble.heading },
    markup`<h1>${trouble.heading}</h1>
<p class="lead">${trouble.text}</p>
<p class="lead" lang="es">${RECEIPT_WORDS.es.trouble.text}</p>
${callButton(business.phones.default, words)}`,
  )
}

function headingOf({ facts, by }: ReceiptView, { headings }: ReceiptWords): Heading {
  const { state } = facts
  return state === 'accepted' || state === 'en_route'
    ? headings[state](by?.name ?? business.name)
    : headings[state]
}

function leadOf({ facts, by, untakenFor }: ReceiptView, { leads }: ReceiptWords): string {
  const { state, events } = facts
  if (untakenFor !== null) return leads.late(untakenFor)
  if (state === 'accepted' || state === 'en_route') return leads[state](by?.licence ?? '')
  const isSeen = state === 'stored' && events.some(({ kind }) => kind === 'seen')
  return isSeen ? leads.seen : leads[state]
}

function factsOf(view: ReceiptView, now: number, { facts }: ReceiptWords): Markup[] {
  const { service, town, initial, storedAt, language } = view
  const rows: readonly (readonly [string, string])[] = [
    [facts.service, workName(service, language)],
    [facts.town, town],
    [facts.visitor, initial === '' ? '' : `${initial}.`],
    [facts.received, timeOf(storedAt, now, language)],
  ]
  return rows.flatMap(([label, value]) =>
    value === '' ? [] : [markup`<dt>${label}</dt><dd>${value}</dd>`],
  )
}

const callButton = (phone: string, { call }: Pick<ReceiptWords, 'call'>): Markup =>
  markup`<a class="button go" href="${telHref(phone)}">${textWithPhone(call, formatPhone(phone))}</a>`

const backLink = (link: string, text: string): Markup =>
  markup`<a class="button" href="${new URL(link).pathname}">${text}</a>`

const REFRESH = {
  html: `<noscript><meta http-equiv="refresh" content="${REFRESH_S}"></noscript>\n`,
}

interface Page {
  readonly language: Language
  readonly look: Look
  readonly title: string
  readonly refreshes?: boolean
}

const page = ({ language, look, title, refreshes = false }: Page, content: Markup): string =>
  framed(
    {
      language,
      look,
      title,
      header: { href: localPath('/', language), text: business.name },
      ...(refreshes && { head: REFRESH }),
    },
    content,
  )
