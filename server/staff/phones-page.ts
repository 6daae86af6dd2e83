import { firstName } from '#domain/receipt.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { oneLine } from '#server/mail/clean.ts'
import { timeOf } from '#server/pages/times.ts'
import type { Session } from '#server/store/staff/staff-store.ts'
import { boardPage } from './board-page.ts'
import type { Look } from '#server/pages/look.ts'
import { BOARD_WORDS } from './words.ts'
import type { BoardWords } from './words-en.ts'

export interface Phones {
  readonly look: Look
  /** The one that asks. */
  readonly own: Session
  readonly sessions: readonly Session[]
  /** What a browser subscribes with (R108). */
  readonly pushKey: string
  /** Milliseconds since the epoch. */
  readonly now: number
  /** A name that was refused, with what was typed. */
  readonly problem?: { readonly sessionId: string; readonly typed: string }
}

/** Characters. */
export const PHONE_NAME_LENGTH = 40

/** `/staff/phones`: whatever opens the board, and the way out (R131). */
export function phonesPage(phones: Phones): string {
  const { look, own, sessions, pushKey } = phones
  const { language } = own.member
  const words = BOARD_WORDS[language].phones
  return boardPage(
    { look, language, title: words.heading, live: 'phones' },
    markup`<h1>${words.heading}</h1>
<p class="more">${words.text}</p>
<ul class="phones">${sessions.map((session) => line(session, phones, BOARD_WORDS[language]))}</ul>
<form method="post" action="/staff/sign-out"><button class="button">${words.signOut}</button></form>
<section data-ring="${own.notifies ? 'on' : 'off'}" data-key="${pushKey}" hidden><h2>${words.ring.heading}</h2>
<p class="more">${words.ring.text}</p>
<p class="more" role="status" data-says${problems(words.ringProblems)}>${own.notifies ? words.ringing : ''}</p>
<button class="button" type="button">${own.notifies ? words.ringOff : words.ringOn}</button>
</section>`,
  )
}

/** One attribute for each reason: `noService` becomes `data-no-service`, which scripts read as written. */
const problems = (all: BoardWords['phones']['ringProblems']): readonly Markup[] =>
  Object.entries(all).map(
    ([reason, text]) =>
      markup` data-${reason.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${text}"`,
  )

/** Staff members rename their own phones only. */
function renameForm(
  { id, device }: Session,
  { problem }: Phones,
  { phones: words }: BoardWords,
): Markup {
  const isWrong = problem?.sessionId === id
  const wrong = isWrong
    ? markup`<p class="wrong" id="wrong" role="alert">${words.nameWrong}</p>\n`
    : NOTHING
  return markup`<details${isWrong ? OPEN : NOTHING}><summary>${words.rename}</summary><form method="post" action="/staff/phones/${id}/name" novalidate>
<label for="name-${id}">${words.name}</label>
<input id="name-${id}" name="name" maxlength="${String(PHONE_NAME_LENGTH)}" autocomplete="off" value="${isWrong ? problem.typed : device}" required${isWrong ? INVALID : NOTHING}>
${wrong}<button class="button small">${words.save}</button>
</form></details>`
}

const OPEN = markup` open`
const INVALID = markup` aria-invalid="true" aria-describedby="wrong"`

function line(session: Session, phones: Phones, all: BoardWords): Markup {
  const { own, now } = phones
  const { phones: words } = all
  const { id, member, device, lastSeenAt, notifies } = session
  const isOwn = id === own.id
  const about = [
    isOwn ? words.here : words.seen(timeOf(lastSeenAt, now, own.member.language)),
    notifies ? words.notifies : '',
  ]
  const what = `${firstName(oneLine(member.name))}: ${device === '' ? words.unknownDevice : device}`
  return markup`<li><span><b>${what}</b><span class="more">${about.filter(Boolean).join(', ')}</span></span>${
    isOwn
      ? NOTHING
      : markup`<form method="post" action="/staff/phones/${id}/end"><button class="button small" aria-label="${words.end}: ${what}">${words.end}</button></form>`
  }${member.id === own.member.id ? renameForm(session, phones, all) : NOTHING}</li>`
}
