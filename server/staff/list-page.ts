import { isOver } from '#domain/lead-status.ts'
import { spanishSign, spanishWords } from '#domain/visitor-language.ts'
import type { Language } from '#domain/language.ts'
import { whenName, workName } from '#server/alarm/words/work.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { oneLine } from '#server/mail/clean.ts'
import { isSameDay, timeOf } from '#server/pages/times.ts'
import type { BoardLead, BoardPage, Member } from '#server/store/staff/staff-store.ts'
import { boardPage } from './board-page.ts'
import { duration, shortAddress, standingWords, stakes, statusOf } from './lead-view.ts'
import type { Look } from '#server/pages/look.ts'
import { BOARD_WORDS } from './words.ts'
import type { BoardWords } from './words-en.ts'

export interface Listed {
  readonly look: Look
  readonly reader: Member
  readonly page: BoardPage
  /** From 1. */
  readonly number: number
  /** How many pages there are, 1 at least. */
  readonly pages: number
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** `/staff`: who waits first, then what was closed today and in seven days (R130). No gate code. */
export function listPage({ look, reader, page, number, pages, now }: Listed): string {
  const { leads } = page
  const { language } = reader
  const words = BOARD_WORDS[language]
  const open = leads.filter((lead) => !isOver(statusOf(lead)))
  const closed = leads.filter((lead) => isOver(statusOf(lead)))
  const isToday = (lead: BoardLead): boolean =>
    isSameDay(lead.closedAt ?? Date.parse(lead.created_at), now)
  const around = { reader, words, language, now }
  return boardPage(
    {
      look,
      language,
      title: page.waiting === 0 ? words.board : `(${page.waiting}) ${words.board}`,
      aside: markup`<a class="aside" href="/staff/phones">${words.list.phones}</a>`,
      live: 'list',
      address: pageAddress(number),
    },
    markup`<div data-live="open">
<h1>${page.open === 0 ? words.list.nothingOpen.heading : words.list.open}${page.open === 0 ? NOTHING : markup` <span class="count">${String(page.open)}</span>`}</h1>
${page.open === 0 ? markup`<p class="more">${words.list.nothingOpen.text}</p>` : open.length === 0 ? NOTHING : markup`<ol class="cards">${byUrgency(open, reader).map((lead) => card(lead, around))}</ol>`}
</div>
<div data-live="rest">
${section(words.list.today, closed.filter(isToday), around)}
${section(
  words.list.week,
  closed.filter((lead) => !isToday(lead)),
  around,
)}
${page.every === page.open ? markup`<p class="more">${words.list.nothingElse}</p>` : NOTHING}
${pageLinks({ number, pages }, words)}
</div>`,
  )
}

interface Around {
  readonly reader: Member
  readonly words: BoardWords
  readonly language: Language
  readonly now: number
}

const pageAddress = (number: number): string => (number === 1 ? '/staff' : `/staff?page=${number}`)

/** Links to the pages before and after this one, which work without a script. */
function pageLinks(
  { number, pages }: Pick<Listed, 'number' | 'pages'>,
  { list }: BoardWords,
): Markup {
  if (pages === 1) return NOTHING
  const link = (to: number, text: string): Markup =>
    to < 1 || to > pages
      ? NOTHING
      : markup`<a class="button" href="${pageAddress(to)}" rel="${to < number ? 'prev' : 'next'}">${text}</a>`
  return markup`<nav aria-label="${list.pages}"><p class="more">${list.page(number, pages)}</p>
<div class="pair">${link(number - 1, list.before)}${link(number + 1, list.after)}</div></nav>`
}

/**
 * Keeps the order of the store: who waits on every channel, what somebody has
 * (the reader's own first), who waits with a lowered escalation.
 */
function byUrgency(open: readonly BoardLead[], reader: Member): readonly BoardLead[] {
  const rank = ({ status, owner, isDoubtful, doubts }: BoardLead): number => {
    if (status === 'pending') return isDoubtful ? 4 : doubts.includes('network') ? 3 : 0
    return owner?.personId === reader.id ? 1 : 2
  }
  return open.toSorted((one, other) => rank(one) - rank(other))
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
    ...lead.doubts.map((doubt) => words.doubts[doubt]),
  ]
  const text = more.flatMap((part) => (part === '' ? [] : [part.replace(/\.?$/, '.')])).join(' ')
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
