import { cleanLine } from '#domain/clean-text.ts'
import { HAND_OVER_MS, isClosed, isWaiting } from '#domain/lead/lifecycle.ts'
import { leadState } from '#domain/lead/replay.ts'
import { firstName } from '#domain/status-page.ts'
import { spanishSignal, describeSpanishSignal } from '#domain/visitor-language.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'
import { serviceName, whenText } from '#server/leads/service-name.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { factLabel, type FactName } from '#server/leads/fact-labels.ts'
import { type Fact, leadFacts } from '#server/leads/lead-facts.ts'
import { invalidAttributes, problemMessage } from '#server/pages/form-markup.ts'
import { timeOf } from '#server/pages/times.ts'
import { boardPage } from './board-page.ts'
import { eventHistory, noteList } from './history.ts'
import { cutCountry, durationText, factOf, progressMarks, statusText } from './lead-view.ts'
import { outcomeList } from './overview/outcome-list.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import { priceForm, type PriceProps, quoteFacts, typedValue } from './price-forms.ts'
import { callButton } from './call-button.ts'
import { smsHref } from './sms-link.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'
import { closingForms, handBackForm, nextTransitionForm, undoForm } from './transition-forms.ts'

/** Maximum characters of a note for staff. */
export const NOTE_LENGTH = 500

export interface LeadPageProps extends PriceProps {
  readonly theme: PageTheme
  /** https://…/r/TOKEN */
  readonly statusPageUrl: string
  readonly showsCode?: boolean
  readonly problem?: string
}

/**
 * Renders `/staff/l/ID`: all that the assignee needs (R130). The script refreshes the parts marked
 * as live while the page is visible; form input and a revealed gate code stay.
 */
export function leadPage(opened: LeadPageProps): string {
  const { theme, viewer, messages, lead, detail, now, problem } = opened
  const { language } = viewer
  const { status } = lead
  const { earlier } = detail.sameNumber
  const facts = leadFacts(lead, { audience: 'board', now, language })
  const statusLine = statusText({ status, assignee: detail.assignee }, viewer)
  return boardPage(
    {
      theme,
      language,
      title: `${serviceName(lead.service, language)}, ${statusLine}`,
      live: 'lead',
      address: `/staff/l/${lead.id}`,
    },
    markup`<div data-live="problem" role="alert">${problem === undefined ? EMPTY_MARKUP : markup`<p class="wrong big">${problem}</p>`}</div>
<p class="stale" role="status" data-waiting hidden>${messages.lead.queued}</p>
<div data-live="head"${isWaiting(status) ? markup` data-new="${lead.id}"` : EMPTY_MARKUP}>
<p class="state ${status}">${progressMarks(status)}<span>${statusLine}${waitingSince(opened)}</span></p>
<h1>${serviceName(lead.service, language)}</h1>
${headerLines(opened, facts.map.text)}
</div>
<div class="side">
<div class="do" data-live="do">
${nextTransitionForm(opened)}
${contactButtons(opened, facts)}
</div>
${gateCodeSection(opened, facts.secrets)}
<div data-live="undo">${undoForm(opened)}</div>
</div>
<div data-live="quote">${quoteFacts(opened)}</div>
<div data-live="price">${priceForm(opened)}</div>
<section data-live="facts"><h2>${messages.lead.facts}</h2>
<dl>${facts.facts
      .filter(({ name }) => !FACTS_SHOWN_ABOVE.includes(name))
      .map((fact) => factOf(fact, language))}</dl>
</section>
<div data-live="photos">${photoList(detail.photoIds, messages)}</div>
${earlier.length > 0 && markup`<section><h2>${messages.lead.earlier}</h2>\n${outcomeList(earlier, viewer)}\n</section>`}
<section><h2>${messages.lead.notes}</h2>
<div data-live="notes">${noteList(detail.events, now, language)}</div>
${noteForm(opened)}
</section>
<section data-live="history"><h2>${messages.lead.history}</h2>
<ol class="history">${eventHistory(detail.events, now, language)}</ol>
</section>
<div data-live="ends">${handBackForm(opened)}${closingForms(opened)}</div>`,
  )
}

function waitingSince({ lead, detail, now, viewer, messages }: LeadPageProps): string {
  const at = leadState(detail.events).transition?.at
  if (isWaiting(lead.status))
    return `, ${messages.waits(durationText(now - (at ?? Date.parse(lead.created_at)), messages))}`
  return at === undefined ? '' : ` ${messages.lead.since(timeOf(at, now, viewer.language))}`
}

function headerLines(
  { lead, detail, viewer, messages, now }: LeadPageProps,
  address: string,
): Markup {
  const { count, earlier } = detail.sameNumber
  const before = earlier[0]?.at ?? null
  const sign = spanishSignal(lead)
  const spanish = describeSpanishSignal(sign, viewer.language)
  const { transition } = leadState(detail.events)
  const handOver = transition?.kind === 'handed_over' ? transition : null
  const offeredUntil = handOver === null ? Number.NEGATIVE_INFINITY : handOver.at + HAND_OVER_MS
  const tried = detail.events.findLast(({ kind }) => kind === 'cancel_attempt')
  const lines = [
    handOver !== null && offeredUntil > now
      ? messages.lead.offered(
          firstName(cleanLine(handOver.payload.colleagueName)),
          timeOf(offeredUntil, now, viewer.language),
        )
      : '',
    sign === 'phone' ? spanish : '',
    whenText(lead, viewer.language),
    before === null
      ? ''
      : messages.lead.sameNumber(count, formatLocalTime(before, viewer.language, 'date')),
    ...detail.suspicionFlags.map((flag) => messages.suspicionFlags[flag]),
  ]
  const isTried = tried !== undefined && tried.at > (transition?.at ?? 0) && !isClosed(lead.status)
  const attempt =
    isTried &&
    markup`<p class="wrong big">${messages.lead.cancelAttempt(timeOf(tried.at, now, viewer.language))}</p>\n`
  const first = sign === 'speaks' && markup`<p class="where">${spanish}</p>\n`
  return markup`${attempt}${first}<p class="where">${cutCountry(address)}</p>
${lines.flatMap((line) => (line === '' ? [] : [markup`<p class="more">${line}</p>`]))}`
}

function contactButtons(
  { lead, detail: { events }, statusPageUrl, viewer, messages }: LeadPageProps,
  { phone, map }: ReturnType<typeof leadFacts>,
): Markup {
  const call = (number: string): string => `${messages.lead.call} ${number}`
  const sms = smsHref(lead, viewer, events, statusPageUrl)
  return markup`${callButton(phone, call, { style: 'brass call', language: viewer.language })}
<div class="pair"><a class="button" href="${map.href}" rel="noreferrer">${messages.lead.map}</a>${sms !== null && markup`<a class="button" href="${sms}">${messages.lead.sms}</a>`}</div>${lead.appointment_start === null ? EMPTY_MARKUP : markup`<a class="button" href="/staff/l/${lead.id}/calendar.ics">${messages.lead.calendar}</a>`}`
}

/** Not a live part, because a revealed code stays until the page is left. */
function gateCodeSection(
  { lead, viewer: { language }, messages, showsCode = false }: LeadPageProps,
  secrets: readonly Fact[],
): Markup {
  if (secrets.length === 0) return markup`<div data-part="gate"></div>`
  return markup`<div data-part="gate">${
    showsCode
      ? secrets.map(
          ({ name, value }) =>
            markup`<p class="gate"><span class="more">${factLabel(name, language)}</span> <b class="code">${value}</b> <span class="more">${messages.lead.codeIsNoted}</span></p>`,
        )
      : markup`<form method="post" action="/staff/l/${lead.id}/code" data-gate><button class="button">${messages.lead.showCode}</button></form>`
  }</div>`
}

const photoList = (photoIds: readonly string[], { lead: messages }: BoardMessages): Markup =>
  photoIds.length === 0
    ? EMPTY_MARKUP
    : markup`<section><h2>${messages.photos}</h2>
<p class="photos">${photoIds.map((id, index) => markup`<a href="/staff/photo/${id}"><img src="/staff/photo/${id}" alt="${messages.photo(index + 1)}" loading="lazy"></a>`)}</p></section>`

/** Already in the lines below the heading. */
const FACTS_SHOWN_ABOVE: readonly FactName[] = ['timeframe']

function noteForm(opened: LeadPageProps): Markup {
  const { lead, rejected } = opened
  const messages = opened.messages.lead
  const problem = rejected?.form === 'note' ? rejected.problem : null
  return markup`<form method="post" action="/staff/l/${lead.id}/note">
<label for="note">${messages.note}</label>
<textarea id="note" name="note" maxlength="${String(NOTE_LENGTH)}" rows="3" required${invalidAttributes(problem)}>${typedValue(opened, 'note')('note', '')}</textarea>
${problemMessage(problem)}<button class="button">${messages.addNote}</button>
</form>`
}
