import { isOver, type LeadStatus, nextStatus } from '#domain/lead-status.ts'
import { formatPhone } from '#domain/phone.ts'
import { spanishSign, spanishWords } from '#domain/visitor-language.ts'
import type { Language } from '#domain/language.ts'
import { localTime } from '#domain/local-time.ts'
import { whenName, workName } from '#server/alarm/words/work.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { phoneNumber, textWithPhone } from '#server/http/phone-number.ts'
import { FACT_LABELS } from '#server/mail/fact-labels.ts'
import { type Fact, leadFacts } from '#server/mail/lead-facts.ts'
import { timeOf } from '#server/pages/times.ts'
import type { BoardDetail, Member } from '#server/store/staff/staff-store.ts'
import type { Lead } from '#server/store/store.ts'
import { boardPage } from './board-page.ts'
import { historyOf, notesOf } from './history.ts'
import { duration, ownerName, stakes, standingWords, statusOf } from './lead-view.ts'
import type { Look } from '#server/pages/look.ts'
import { smsHref } from './sms.ts'
import { BOARD_WORDS } from './words.ts'
import type { BoardWords } from './words-en.ts'

/** Characters of a note for the others, and of a reason. */
export const NOTE_LENGTH = 500
export const REASON_LENGTH = 200

export interface Opened {
  readonly look: Look
  readonly reader: Member
  readonly lead: Lead
  readonly detail: BoardDetail
  /** https://…/r/TOKEN */
  readonly receipt: string
  /** Milliseconds since the epoch. */
  readonly now: number
  readonly showsCode?: boolean
  /** Why something was not done. */
  readonly problem?: string
  /** What was typed into the note that was not added. */
  readonly typed?: { readonly text: string; readonly problem: string }
}

/**
 * `/staff/l/ID`: all that whoever comes needs (R130). Parts marked as live are
 * renewed by the script while the page is looked at; what somebody types in,
 * and a gate code that was asked for, stays.
 */
export function leadPage(opened: Opened): string {
  const { look, reader, lead, detail, now, problem } = opened
  const { language } = reader
  const words = BOARD_WORDS[language]
  const status = statusOf(lead)
  const standing = standingWords({ status, owner: detail.owner }, reader, words)
  return boardPage(
    {
      look,
      language,
      title: `${workName(lead.service, language)}, ${standing}`,
      live: 'lead',
      address: `/staff/l/${lead.id}`,
    },
    markup`<div data-live="problem" role="alert">${problem === undefined ? NOTHING : markup`<p class="wrong big">${problem}</p>`}</div>
<p class="stale" role="status" data-waiting hidden>${words.lead.queued}</p>
<div data-live="head"${status === 'pending' ? markup` data-new="${lead.id}"` : NOTHING}>
<p class="state ${status}">${stakes(status)}<span>${standing}${since(opened, status, words)}</span></p>
<h1>${workName(lead.service, language)}</h1>
${headLines(opened, words)}
</div>
<div class="side">
<div class="do" data-live="do">
${nextStep(opened, status, words)}
${reach(opened, words)}
</div>
${gate(opened, words)}
</div>
<section data-live="facts"><h2>${words.lead.facts}</h2>
<dl>${factsOf(lead, now, language)}</dl>
</section>
<section><h2>${words.lead.notes}</h2>
<div data-live="notes">${notesOf(detail.events, now, language)}</div>
${noteForm(opened, words)}
</section>
<section data-live="history"><h2>${words.lead.history}</h2>
<ol class="history">${historyOf(detail.events, now, language)}</ol>
</section>
<div data-live="ends">${otherEnds(opened, status, words)}</div>`,
  )
}

function since(
  { lead, detail, now, reader }: Opened,
  status: LeadStatus,
  words: BoardWords,
): string {
  if (status === 'pending')
    return `, ${words.waits(duration(now - Date.parse(lead.created_at), words))}`
  const at = detail.events.findLast(({ kind }) => kind === status)?.at
  return at === undefined ? '' : ` ${words.lead.since(timeOf(at, now, reader.language))}`
}

function headLines({ lead, detail, reader, now }: Opened, words: BoardWords): Markup {
  const { map } = leadFacts(lead, now)
  const { count, before } = detail.sameNumber
  const sign = spanishSign(lead)
  const spanish = spanishWords(sign, reader.language)
  const lines = [
    sign === 'phone' ? spanish : '',
    whenName(lead.timeframe, reader.language),
    before === null ? '' : words.lead.sameNumber(count, localTime(before, reader.language, 'date')),
    ...detail.doubts.map((doubt) => words.doubts[doubt]),
  ]
  const first = sign === 'speaks' ? markup`<p class="where">${spanish}</p>\n` : NOTHING
  return markup`${first}<p class="where">${map.text.replace(/,? USA\b/, '')}</p>
${lines.flatMap((line) => (line === '' ? [] : [markup`<p class="more">${line}</p>`]))}`
}

/** The next step as one large button; of somebody else's request, after one more look. */
function nextStep(opened: Opened, status: LeadStatus, words: BoardWords): Markup {
  const { reader, detail } = opened
  const to = nextStatus(status)
  const label = to === null ? undefined : words.lead.next[to]
  if (to === null || label === undefined) return NOTHING
  const form = stepForm(
    opened,
    status,
    markup`<button class="go" name="to" value="${to}">${label}</button>`,
  )
  const { owner } = detail
  if (owner === null || owner.personId === reader.id) return form
  return markup`<details><summary>${words.lead.forThem(ownerName(owner))}</summary>${form}</details>`
}

const stepForm = ({ lead }: Opened, from: LeadStatus, content: Markup): Markup =>
  markup`<form method="post" action="/staff/l/${lead.id}/step" data-step="${lead.id}"><input type="hidden" name="from" value="${from}">${content}</form>`

function reach({ lead, receipt, now, reader }: Opened, words: BoardWords): Markup {
  const { phone, map } = leadFacts(lead, now)
  const call = (number: string): string => `${words.lead.call} ${number}`
  return markup`<a class="button brass call" href="${phone.href}">${textWithPhone(call, formatPhone(phone.text))}</a>
<div class="pair"><a class="button" href="${map.href}" rel="noreferrer">${words.lead.map}</a><a class="button" href="${smsHref(lead, reader, receipt)}">${words.lead.sms}</a></div>`
}

/** Not among the live parts: what was asked for stays until the page is left. */
function gate({ lead, now, showsCode = false }: Opened, words: BoardWords): Markup {
  const { gateCode: code } = leadFacts(lead, now)
  if (code === '') return markup`<div data-part="gate"></div>`
  return markup`<div data-part="gate">${
    showsCode
      ? markup`<p class="gate"><span class="more">${words.lead.gateCode}</span> <b class="code">${code}</b> <span class="more">${words.lead.codeIsNoted}</span></p>`
      : markup`<form method="post" action="/staff/l/${lead.id}/code" data-gate><button class="button">${words.lead.showCode}</button></form>`
  }</div>`
}

/** What stands above. */
const ELSEWHERE_ON_THE_PAGE: readonly string[] = ['When']

function factsOf(lead: Lead, now: number, language: Language): Markup[] {
  const labels = FACT_LABELS[language]
  return leadFacts(lead, now, language)
    .facts.filter(({ label }) => !ELSEWHERE_ON_THE_PAGE.includes(label))
    .map((fact) => factOf(fact, labels))
}

function factOf({ label, value, href }: Fact, labels: Readonly<Record<string, string>>): Markup {
  const shown =
    href === undefined
      ? markup`${value}`
      : markup`<a href="${href}" rel="noreferrer">${label === 'Phone' ? phoneNumber(value) : value}</a>`
  return markup`<dt>${labels[label] ?? label}</dt><dd>${shown}</dd>`
}

function noteForm({ lead, typed }: Opened, { lead: words }: BoardWords): Markup {
  const invalid =
    typed === undefined ? NOTHING : markup` aria-invalid="true" aria-describedby="wrong"`
  return markup`<form method="post" action="/staff/l/${lead.id}/note">
<label for="note">${words.note}</label>
<textarea id="note" name="note" maxlength="${String(NOTE_LENGTH)}" rows="3" required${invalid}>${typed?.text ?? ''}</textarea>
${typed === undefined ? NOTHING : markup`<p class="wrong" id="wrong" role="alert">${typed.problem}</p>`}
<button class="button">${words.addNote}</button>
</form>`
}

const ENDS = ['cancelled', 'lost', 'spam'] as const

function otherEnds(opened: Opened, status: LeadStatus, { lead: words }: BoardWords): Markup {
  if (isOver(status)) return NOTHING
  const buttons = ENDS.map(
    (to) => markup`<button class="button" name="to" value="${to}">${words.ends[to] ?? to}</button>`,
  )
  const reason = markup`<label for="reason">${words.reason}</label>
<input id="reason" name="reason" maxlength="${String(REASON_LENGTH)}" autocomplete="off">`
  return markup`<details class="ends"><summary>${words.otherEnds}</summary>${stepForm(opened, status, markup`${reason}${buttons}`)}</details>`
}
