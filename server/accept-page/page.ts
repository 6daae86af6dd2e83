import { business } from '#domain/business.ts'
import { formatPhone, telHref } from '#domain/phone.ts'
import type { Eta } from '#domain/lead/arrival.ts'
import { leadState } from '#domain/lead/replay.ts'
import { spanishSignal, describeSpanishSignal } from '#domain/visitor-language.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { phoneNumber, textWithPhone } from '#server/http/phone-number-markup.ts'
import { framed } from '#server/pages/frame.ts'
import { createPageTheme } from '#server/pages/page-theme.ts'
import { toMultiLine } from '#server/lead/display-text.ts'
import { factLabel, type FactName } from '#server/lead/fact-labels.ts'
import { type Fact, leadFacts } from '#server/lead/lead-facts.ts'
import { eventsOf, type LeadEvent } from '#domain/lead/events.ts'
import { etaButtons } from '#server/board/eta-buttons.ts'
import { factOf } from '#server/board/lead-view.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Lead } from '#server/store/lead.ts'
import type { Assignee, FurtherRecipients } from '#server/lead/lead-service.ts'
import type { Language } from '#domain/language.ts'
import { formatLocalTime } from '#domain/format-local-time.ts'
import { serviceName, whenText } from '#server/lead/service-name.ts'
import { milesToTown } from '#domain/distance.ts'
import { streetName } from './street-name.ts'
import { ACCEPT_PAGE_STYLES } from './styles.ts'
import { ACCEPT_PAGE_MESSAGES } from '#copy/server/accept-page.ts'

/**
 * Pages behind an accept link. None has a script: a lead is accepted by pressing a button (R104).
 */
export const ACCEPT_PAGE_THEME = createPageTheme(ACCEPT_PAGE_STYLES)

/** Values of the buttons. */
export const ACCEPT_INTENTS = { accept: 'accept', decline: 'decline', code: 'code' } as const
/** Name of the buttons. */
export const INTENT_FIELD = 'intent'

/** Renders an open lead, without house number, unit, gate code, name and phone number. */
export function waitingPage(
  lead: Lead,
  language: Language,
  furtherRecipients: FurtherRecipients | null,
): string {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const state =
    furtherRecipients === null ? messages.notAccepted : messages.declined[furtherRecipients]
  const since = messages.since(formatLocalTime(Date.parse(lead.created_at), language, 'time'))
  return page(
    language,
    state,
    markup`<div class="tag"><p class="state">${state}, ${since}</p>
${serviceAndTown(lead, language)}</div>
${furtherRecipients === null ? EMPTY_MARKUP : markup`<p class="more">${messages.passedOnNote}</p>\n`}<form class="do" method="post">
${button(ACCEPT_INTENTS.accept, messages.accept, 'go')}
${furtherRecipients === null ? button(ACCEPT_INTENTS.decline, messages.decline, 'button') : EMPTY_MARKUP}
</form>`,
  )
}

interface AssigneePageProps {
  /** When it was accepted. */
  readonly since: number
  readonly now: number
  readonly events: readonly LeadEvent[]
  /** Link of a prepared text message. */
  readonly sms: string
  readonly showsCode: boolean
}

/** Renders the lead for its assignee; secrets after one more press. */
export function assigneePage(
  lead: Lead,
  language: Language,
  { since, now, events, sms, showsCode }: AssigneePageProps,
): string {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const { cannotCome } = BOARD_MESSAGES[language].lead
  const { eta } = leadState(events)
  const notes = eventsOf(events, 'note')
  const { phone, map, facts, secrets } = leadFacts(lead, { audience: 'assignee', now, language })
  const state = messages.acceptedSince(formatLocalTime(since, language, 'time'))
  return page(
    language,
    state,
    markup`<p class="state">${state}</p>
<h1>${serviceName(lead.service, language)}</h1>
${spanishLine(lead, language)}${
      eta && markup`<p class="where">${arrivalLine(eta, language)}</p>\n`
    }<div class="do">
<a class="button go" href="${phone.href}">${textWithPhone(messages.call, formatPhone(phone.text))}</a>
<form method="post">${etaButtons(lead.status, language)}</form>
<a class="button" href="${map.href}" rel="noreferrer">${messages.map}</a>
<a class="button" href="${sms}">${messages.sms}</a>
${secrets.length > 0 && !showsCode ? markup`<form method="post">${button(ACCEPT_INTENTS.code, messages.showCode, 'button')}</form>` : EMPTY_MARKUP}
<a class="button" href="/staff/l/${lead.id}">${messages.board}</a>
<form method="post">${button(ACCEPT_INTENTS.decline, cannotCome, 'button')}</form>
</div>
<dl>
${
  showsCode &&
  secrets.map(
    ({ name, value }) =>
      markup`<dt>${factLabel(name, language)}</dt><dd class="code">${value}</dd>\n`,
  )
}${facts
      .filter(({ name }) => !FACTS_SHOWN_AS_BUTTONS.includes(name))
      .map((fact) => factOf(displayFact(fact, lead, language), language))}${notes.map(
      ({ at, payload }) =>
        markup`<dt>${messages.added(formatLocalTime(at, language, 'time'))}</dt><dd>${toMultiLine(payload.text)}</dd>\n`,
    )}</dl>`,
  )
}

const arrivalLine = ({ minutes, at }: Eta, language: Language): string =>
  ACCEPT_PAGE_MESSAGES[language].arrives(formatLocalTime(at, language, 'time'), minutes)

/** Renders who accepted the lead first. */
export function alreadyAcceptedPage(
  lead: Lead,
  language: Language,
  owner: Pick<Assignee, 'name' | 'at'>,
): string {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const state = messages.late(owner.name, formatLocalTime(owner.at, language, 'time'))
  return page(
    language,
    state,
    markup`<p class="state">${state}</p>
${serviceAndTown(lead, language)}
<p class="more">${messages.lateNote}</p>`,
  )
}

/** Renders the page of `npm run staff -- test`, which has no lead. */
export function testNoticePage(answered: boolean, language: Language): string {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const heading = answered ? messages.tested : messages.test
  const form = markup`\n<form class="do" method="post">
${button(ACCEPT_INTENTS.accept, messages.testButton, 'go')}
</form>`
  return page(
    language,
    heading,
    markup`<h1>${heading}</h1>
<p class="where">${answered ? messages.testedNote : messages.testNote}</p>${!answered && form}`,
  )
}

/** Shown for an unknown link, an expired link and a closed lead alike. */
export const NOT_FOUND_PAGE: string = page(
  'en',
  'Nothing to take here',
  markup`<h1>Nothing to take here</h1>
<p class="where">The link is wrong, its time is over, or the request is closed.</p>
<p class="more">${business.name}, <a href="${telHref(business.phones.default)}">${phoneNumber(formatPhone(business.phones.default))}</a></p>`,
)

/** Shown when a press failed; the link remains valid. */
export function errorPage(why: string): string {
  return page(
    'en',
    'Not done',
    markup`<h1>Not done</h1>
<p class="where">${why}. Open the link once more.</p>`,
  )
}

function page(language: Language, title: string, content: Markup): string {
  // Without a link: the first tab stop is the button that accepts.
  const header = { text: business.name }
  return framed({ theme: ACCEPT_PAGE_THEME, language, title, header }, content)
}

function serviceAndTown(lead: Lead, language: Language): Markup {
  const messages = ACCEPT_PAGE_MESSAGES[language]
  const town = lead.town?.name ?? ''
  const place = [streetName(lead.address), town].filter(Boolean).join(', ')
  const miles = milesToTown(town, business.location)
  const more = [whenText(lead, language), miles === null ? '' : messages.miles(miles)]
  return markup`<h1>${serviceName(lead.service, language)}</h1>
${spanishLine(lead, language)}<p class="where">${place}</p>
<p class="more">${more.flatMap((part) => (part === '' ? [] : [`${part}.`])).join(' ')}</p>`
}

function spanishLine(lead: Lead, language: Language): Markup {
  const words = describeSpanishSignal(spanishSignal(lead), language)
  return words === '' ? EMPTY_MARKUP : markup`<p class="state">${words}</p>\n`
}

const button = (act: string, text: string, style: 'go' | 'button'): Markup =>
  markup`<button class="${style}" name="${INTENT_FIELD}" value="${act}">${text}</button>`

/** On buttons. */
const FACTS_SHOWN_AS_BUTTONS: readonly FactName[] = ['phone']

/** The mail shows the timeframe as it is stored. */
function displayFact(fact: Fact, lead: Lead, language: Language): Fact {
  const when = whenText(lead, language)
  return fact.name === 'timeframe' && when !== '' ? { ...fact, value: when } : fact
}
