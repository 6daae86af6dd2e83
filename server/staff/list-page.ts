import { isOver } from '#domain/lead-status.ts'
import { spanishSign, spanishWords } from '#domain/visitor-language.ts'
import type { Language } from '#domain/language.ts'
import { whenName, workName } from '#server/alarm/words/work.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { oneLine } from '#server/mail/clean.ts'
import { isSameDay, timeOf } from '#server/receipt/times.ts'
import type { BoardLead, Member } from '#server/store/staff/staff-store.ts'
import { framed } from './frame.ts'
import { duration, shortAddress, standingWords, stakes, statusOf } from './lead-view.ts'
import type { Look } from './look.ts'
import { BOARD_WORDS } from './words.ts'
import type { BoardWords } from './words-shape.ts'

export interface Listed {
  readonly look: Look
  readonly reader: Member
  /** Newest first. */
  readonly leads: readonly BoardLead[]
  /** True when there are more than these. */
  readonly isCut: boolean
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** `/staff`: who waits first, then what was closed today and in seven days (R130). No gate code. */
export function listPage({ look, reader, leads, isCut, now }: Listed): string {
  const { language } = reader
  const words = BOARD_WORDS[language]
  const open = leads.filter((lead) => !isOver(statusOf(lead)))
  const closed = leads.filter((lead) => isOver(statusOf(lead)))
  const isToday = (lead: BoardLead): boolean =>
    isSameDay(lead.closedAt ?? Date.parse(lead.created_at), now)
  const around = { reader, words, language, now }
  const waiting = open.filter(({ status }) => status === 'pending')
  return framed(
    {
      look,
      language,
      title: waiting.length === 0 ? words.board : `(${waiting.length}) ${words.board}`,
      aside: markup`<a class="aside" href="/staff/phones">${words.list.phones}</a>`,
      live: 'list',
      address: '/staff',
    },
    markup`<div data-live="open">
<h1>${open.length === 0 ? words.list.nothingOpen.heading : words.list.open}${open.length === 0 ? NOTHING : markup` <span class="count">${String(open.length)}</span>`}</h1>
${open.length === 0 ? markup`<p class="more">${words.list.nothingOpen.text}</p>` : markup`<ol class="cards">${byUrgency(open, reader).map((lead) => card(lead, around))}</ol>`}
</div>
<div data-live="rest">
${section(words.list.today, closed.filter(isToday), around)}
${section(
  words.list.week,
  closed.filter((lead) => !isToday(lead)),
  around,
)}
${closed.length === 0 ? markup`<p class="more">${words.list.nothingElse}</p>` : NOTHING}
${isCut ? markup`<p class="more">${words.list.more}</p>` : NOTHING}
</div>`,
  )
}

interface Around {
  readonly reader: Member
  readonly words: BoardWords
  readonly language: Language
  readonly now: number
}

/** Nobody's first, then one's own, then those of the others; in each, who waits longest. */
function byUrgency(open: readonly BoardLead[], reader: Member): readonly BoardLead[] {
  const rank = ({ status, owner }: BoardLead): number =>
    status === 'pending' ? 0 : owner?.personId === reader.id ? 1 : 2
  return open.toReversed().toSorted((one, other) => rank(one) - rank(other))
}

function card(lead: BoardLead, { reader, words, language, now }: Around): Markup {
  const status = statusOf(lead)
  const since = duration(now - Date.parse(lead.created_at), words)
  const isWaiting = status === 'pending'
  const state = standingWords({ status, owner: lead.owner }, reader, words)
  const sign = spanishSign(lead)
  const spanish = spanishWords(sign, language)
  const work = workName(lead.service, language)
  const more = [
    whenName(lead.timeframe, language),
    sign === 'phone' ? spanish : '',
    lead.isDoubtful ? words.doubtful : '',
  ]
  const text = more.filter(Boolean).join('. ')
  return markup`<li><a class="card ${status}" href="/staff/l/${lead.id}"${isWaiting ? markup` data-new="${lead.id}"` : NOTHING}>
<span class="state">${stakes(status)}<span>${state}${isWaiting ? `, ${words.waits(since)}` : ''}</span></span>
<b>${sign === 'speaks' ? `${spanish}: ${work}` : work}</b>
<span class="where">${shortAddress(lead.address)}</span>
<span class="more">${oneLine(lead.name)}${text === '' ? '' : `. ${text}`}</span>
</a></li>`
}

function section(heading: string, leads: readonly BoardLead[], around: Around): Markup {
  if (leads.length === 0) return NOTHING
  return markup`<section><h2>${heading}</h2>
<ol class="rows">${leads.map((lead) => row(lead, around))}</ol>
</section>`
}

function row(lead: BoardLead, { reader, words, language, now }: Around): Markup {
  const arrived = timeOf(Date.parse(lead.created_at), now, language)
  const times =
    lead.closedAt === null
      ? arrived
      : words.list.times(arrived, timeOf(lead.closedAt, now, language))
  return markup`<li><a href="/staff/l/${lead.id}"><b>${workName(lead.service, language)}</b><span>${shortAddress(lead.address)}</span><span class="more">${standingWords({ status: statusOf(lead), owner: lead.owner }, reader, words)}, ${times}</span></a></li>`
}
