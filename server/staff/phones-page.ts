import { firstName } from '#domain/receipt.ts'
import { type Markup, markup, NOTHING } from '#server/http/markup.ts'
import { oneLine } from '#server/mail/clean.ts'
import { timeOf } from '#server/receipt/times.ts'
import type { Session } from '#server/store/staff/staff-store.ts'
import { framed } from './frame.ts'
import type { Look } from './look.ts'
import { BOARD_WORDS } from './words.ts'
import type { BoardWords } from './words-shape.ts'

export interface Phones {
  readonly look: Look
  /** The one that asks. */
  readonly own: Session
  readonly sessions: readonly Session[]
  /** What a browser subscribes with (R108). */
  readonly pushKey: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/** `/staff/phones`: whatever opens the board, and the way out (R131). */
export function phonesPage(phones: Phones): string {
  const { look, own, sessions, pushKey } = phones
  const { language } = own.member
  const words = BOARD_WORDS[language].phones
  return framed(
    { look, language, title: words.heading, live: 'phones' },
    markup`<h1>${words.heading}</h1>
<p class="more">${words.text}</p>
<ul class="phones">${sessions.map((session) => line(session, phones, BOARD_WORDS[language]))}</ul>
<form method="post" action="/staff/sign-out"><button class="button">${words.signOut}</button></form>
<section data-ring="${own.notifies ? 'on' : 'off'}" data-key="${pushKey}" hidden><h2>${words.ring.heading}</h2>
<p class="more">${words.ring.text}</p>
<p class="more" role="status" data-says data-refused="${words.ringRefused}" data-impossible="${words.ringImpossible}">${own.notifies ? words.ringing : ''}</p>
<button class="button" type="button">${own.notifies ? words.ringOff : words.ringOn}</button>
</section>`,
  )
}

function line(session: Session, { own, now }: Phones, { phones: words }: BoardWords): Markup {
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
  }</li>`
}
