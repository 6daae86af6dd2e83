/** Renders the pages under `/r/TOKEN`; each is complete without a script. */

import { formatAppointment } from '#domain/appointment.ts'
import { business } from '#domain/business.ts'
import { formatPhone, telHref } from '#domain/phone.ts'
import { NOTE_MAX_CHARACTERS } from '#domain/status-page.ts'
import type { Language } from '#domain/language.ts'
import { formatCents } from '#domain/lead/money.ts'
import { etaText } from '#domain/lead/arrival.ts'
import { canTransition, isClosed, isWaiting } from '#domain/lead/lifecycle.ts'
import { localizedPath } from '#domain/localized-paths.ts'
import { serviceName } from '#server/lead/service-name.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { toMultiLine } from '#server/lead/display-text.ts'
import { textWithPhone } from '#server/http/phone-number-markup.ts'
import { framed, type PageFrame } from '#server/pages/frame.ts'
import { photoLink, photoState } from './photo-link.ts'
import { DIAL, completedSteps } from './progress-dial.ts'
import { renderProgressSteps } from './progress-steps.ts'
import { invalidAttributes, problemMessage } from '#server/pages/form-markup.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import { timeOf } from '#server/pages/times.ts'
import { reviewLink } from './review-link.ts'
import type { StatusPageView } from './view.ts'
import {
  type HeadingKey,
  STATUS_PAGE_MESSAGES,
  type StatusPageMessages,
} from '#copy/server/status-page.ts'

export interface StatusPageProps {
  readonly view: StatusPageView
  readonly theme: PageTheme
  /** https://…/r/TOKEN */
  readonly link: string
  readonly now: number
}

/** Refresh interval in seconds without a script (R123). */
const NO_SCRIPT_REFRESH_S = 20

/** Renders the status of the lead and the visitor's actions. */
export function statusPage(shown: StatusPageProps): string {
  const { view, theme, link, now } = shown
  const messages = STATUS_PAGE_MESSAGES[view.language]
  const isOpen = isOpenIn(view)
  const path = new URL(link).pathname
  return renderPage(
    {
      language: view.language,
      theme,
      title: headingText(view, messages).join(' '),
      refreshes: isOpen,
    },
    markup`${statusFragment(shown)}
<div class="two">
<section class="tag"><h2>${messages.facts.heading}</h2>
<dl>${factList(view, now, messages)}</dl>
${isOpen && view.appointment_start ? markup`<a class="button" href="${path}/calendar.ics">${messages.facts.calendar}</a>` : EMPTY_MARKUP}${isOpen ? markup`<a class="button" href="${path}/note">${messages.note.link}</a>${photoLink(view, path)}<a class="button" href="${path}/cancel">${messages.cancel.link}</a>` : EMPTY_MARKUP}${reviewLink(view, path)}
</section>
${isOpen ? saveLinkSection(link, messages) : EMPTY_MARKUP}
</div>`,
  )
}

/**
 * Renders the parts that change while the lead is worked on. client/status/show-status.ts replaces
 * them, on this page and in the status banner.
 */
export function statusFragment(shown: StatusPageProps): Markup {
  const { view, now } = shown
  const messages = STATUS_PAGE_MESSAGES[view.language]
  const [first, second] = headingText(view, messages)
  const state = view.unacceptedFor === null ? view.facts.state : 'late'
  return markup`<div class="status" data-tag="${view.tag}" data-state="${state}" data-turn="${String(completedSteps(view))}" data-photos="${photoState(view)}" data-title="${first} ${second} | ${business.name}"${isOpenIn(view) ? markup` data-open=""` : EMPTY_MARKUP}>
${DIAL}
<div aria-live="polite">
<h1 data-part="heading"><span>${first} </span><span>${second}</span></h1>
<p class="lead" data-part="lead">${leadText(view, messages)}</p>
</div>
<div data-part="quote" aria-live="polite">${quoteSection(shown)}</div>
${callButton(view.phone, messages)}
<ol class="steps" aria-label="${messages.progress}" data-part="steps">${renderProgressSteps(view, now)}</ol>
<p class="stale" role="status" data-stale hidden>${messages.stale}</p>
</div>`
}

/** Returns whether the lead is open: the visitor can add a note, and cancel if its status allows it. */
export const isOpenIn = ({ facts }: Pick<StatusPageView, 'facts'>): boolean =>
  !isClosed(facts.status)

const saveLinkSection = (link: string, { keep: messages, ...shared }: StatusPageMessages): Markup =>
  markup`<section><h2>${messages.heading}</h2>
<p>${messages.text}</p>
<button type="button" data-share hidden>${shared.share}</button>
<button type="button" data-copy data-copied="${shared.copied}" hidden>${messages.copy}</button>
<a class="button" href="sms:?&amp;body=${encodeURIComponent(`${shared.shareTitle}: ${link}`)}">${shared.sms}</a>
</section>`

/** Renders the latest quote, and the button that agrees to it while the lead is open. */
function quoteSection({ view, now, link }: StatusPageProps): Markup {
  const { quote, language } = view
  const { quote: messages } = STATUS_PAGE_MESSAGES[language]
  if (quote === null) return EMPTY_MARKUP
  const agreement =
    quote.agreedAt !== null
      ? markup`<p class="agreed">${messages.agreed(timeOf(quote.agreedAt, now, language))}</p>`
      : isOpenIn(view) &&
        markup`<form method="post" action="${new URL(link).pathname}/agree"><input type="hidden" name="quote" value="${String(quote.id)}"><button class="brass">${messages.agree}</button></form><p class="more">${messages.hint}</p>`
  return markup`<h2>${messages.total(formatCents(quote.totalCents))}</h2><p>${toMultiLine(quote.includes)}</p>${agreement}`
}

/** Shows the latest quote after an agreement to an earlier one, which does not count. */
export function changedQuotePage(shown: StatusPageProps): string {
  const { view, theme, link } = shown
  const { quote, back } = STATUS_PAGE_MESSAGES[view.language]
  return renderPage(
    { language: view.language, theme, title: quote.changed },
    markup`<h1>${quote.changed}</h1>
<p class="lead" role="alert">${quote.changedText}</p>
<div data-part="quote">${quoteSection(shown)}</div>
${backLink(link, back)}`,
  )
}

const EMPTY_NOTE = { text: '', problem: null }

/** Renders the note form; a rejected note comes back with its error. */
export function notePage(
  { view, theme, link }: StatusPageProps,
  { text, problem }: { readonly text: string; readonly problem: string | null } = EMPTY_NOTE,
): string {
  const messages = STATUS_PAGE_MESSAGES[view.language]
  return renderPage(
    { language: view.language, theme, title: messages.note.heading },
    markup`<h1>${messages.note.heading}</h1>
<p class="lead">${messages.note.text}</p>
<form method="post">
<label for="note">${messages.note.label}</label>
<textarea id="note" name="note" maxlength="${String(NOTE_MAX_CHARACTERS)}" required${invalidAttributes(problem)}>${text}</textarea>
${problemMessage(problem)}<button class="brass">${messages.note.send}</button>
</form>
${backLink(link, messages.back)}`,
  )
}

/**
 * Asks for confirmation; only its button cancels. Once the assignee is on the way, it shows the
 * phone number instead, and a button that tells the assignee.
 */
export function confirmCancelPage(shown: StatusPageProps): string {
  const { view, theme, link } = shown
  const messages = STATUS_PAGE_MESSAGES[view.language]
  if (!canTransition(view.facts.status, 'cancelled', 'visitor')) {
    const hasTold = view.facts.events.some(({ kind }) => kind === 'cancel_attempt')
    return tooLatePage(shown, messages.cancel.tooLateText, hasTold ? null : messages.cancel.tell)
  }
  return renderPage(
    { language: view.language, theme, title: messages.cancel.heading },
    markup`<h1>${messages.cancel.heading}</h1>
<p class="lead">${messages.cancel.text}</p>
<form method="post"><button class="brass">${messages.cancel.yes}</button></form>
${backLink(link, messages.cancel.no)}`,
  )
}

/**
 * Renders a page for an action that is no longer possible: our number, and a link back.
 * @param tell label of a button that posts to the page's own address; `null` for no button
 */
export function tooLatePage(
  { view, theme, link }: StatusPageProps,
  text: string,
  tell: string | null = null,
): string {
  const messages = STATUS_PAGE_MESSAGES[view.language]
  const { tooLate } = messages.cancel
  return renderPage(
    { language: view.language, theme, title: tooLate },
    markup`<h1>${tooLate}</h1>
<p class="lead">${text}</p>
${callButton(view.phone, messages)}
${tell === null ? EMPTY_MARKUP : markup`<form method="post"><button>${tell}</button></form>`}
${backLink(link, messages.back)}`,
  )
}

/** Renders the same page for an unknown and an expired link, in both languages. */
export const notFoundPage = (theme: PageTheme): string =>
  messagePage(theme, 'This link is wrong or expired', {
    en: 'If you need us, call us.',
    es: 'El enlace no es correcto o ya venció. Si nos necesita, llámenos.',
  })

/** Renders an error page; nothing was changed. */
export function errorPage(theme: PageTheme): string {
  const { en, es } = STATUS_PAGE_MESSAGES
  return messagePage(theme, en.trouble.heading, { en: en.trouble.text, es: es.trouble.text })
}

const messagePage = (theme: PageTheme, heading: string, texts: Record<Language, string>): string =>
  renderPage(
    { language: 'en', theme, title: heading },
    markup`<h1>${heading}</h1>
<p class="lead">${texts.en}</p>
<p class="lead" lang="es">${texts.es}</p>
${callButton(business.phones.default, STATUS_PAGE_MESSAGES.en)}`,
  )

function headingText({ facts, by }: StatusPageView, { headings }: StatusPageMessages): HeadingKey {
  return headings[facts.state](by?.name ?? business.name)
}

function leadText(
  { facts, by, unacceptedFor, language }: StatusPageView,
  { leads, late, seen, again, arrival }: StatusPageMessages,
): string {
  const { status, state, events } = facts
  if (unacceptedFor !== null) return late(unacceptedFor)
  if (facts.again !== null) return again[facts.again.kind]
  if (isWaiting(status) && events.some(({ kind }) => kind === 'seen')) return seen
  const lead = leads[state](by?.licence ?? '')
  return facts.eta === null ? lead : `${arrival(etaText(facts.eta, language))} ${lead}`
}

function factList(view: StatusPageView, now: number, { facts }: StatusPageMessages): Markup[] {
  const { service, town, initial, storedAt, language } = view
  const rows: readonly (readonly [string, string])[] = [
    [facts.service, serviceName(service, language)],
    [facts.town, town],
    [facts.when, formatAppointment(view, language)],
    [facts.visitor, initial === '' ? '' : `${initial}.`],
    [facts.received, timeOf(storedAt, now, language)],
  ]
  return rows.flatMap(([label, value]) =>
    value === '' ? [] : [markup`<dt>${label}</dt><dd>${value}</dd>`],
  )
}

const callButton = (phone: string, { call }: Pick<StatusPageMessages, 'call'>): Markup =>
  markup`<a class="button go" href="${telHref(phone)}">${textWithPhone(call, formatPhone(phone))}</a>`

export const backLink = (link: string, text: string): Markup =>
  markup`<a class="button" href="${new URL(link).pathname}">${text}</a>`

const REFRESH = {
  html: `<noscript><meta http-equiv="refresh" content="${NO_SCRIPT_REFRESH_S}"></noscript>\n`,
}

interface Page extends Pick<PageFrame, 'language' | 'theme' | 'title'> {
  readonly refreshes?: boolean
}

export const renderPage = (
  { language, theme, title, refreshes = false }: Page,
  content: Markup,
): string =>
  framed(
    {
      language,
      theme,
      title,
      header: { href: localizedPath('/', language), text: business.name },
      ...(refreshes && { head: REFRESH }),
    },
    content,
  )
