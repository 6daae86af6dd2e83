import { cleanLine } from '#domain/clean-text.ts'
import { firstName } from '#domain/status-page.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import { attributeIf, invalidAttributes, problemMessage } from '#server/pages/form-markup.ts'
import { timeOf } from '#server/pages/times.ts'
import type { Session } from '#server/store/board-records.ts'
import { boardPage } from './board-page.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import { PHONE_NAME_LENGTH } from '#server/pages/board/field-lengths.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { BoardMessages } from '#copy/server/board-en.ts'

export interface PhonesPageProps {
  readonly theme: PageTheme
  /** The session that requests the page. */
  readonly own: Session
  readonly sessions: readonly Session[]
  /** The VAPID key with which a browser subscribes. */
  readonly pushKey: string
  readonly now: number
  readonly problem?: { readonly sessionId: string; readonly typed: string }
}

/** Renders `/staff/phones`: all sessions, and the sign-out (R131). */
export function phonesPage(phones: PhonesPageProps): string {
  const { theme, own, sessions, pushKey } = phones
  const { language } = own.staffMember
  const messages = BOARD_MESSAGES[language].phones
  return boardPage(
    { theme, language, title: messages.heading, live: 'phones' },
    markup`<h1>${messages.heading}</h1>
<p class="more">${messages.text}</p>
<ul class="phones">${sessions.map((session) => sessionRow(session, phones, BOARD_MESSAGES[language]))}</ul>
<form method="post" action="/staff/sign-out"><button class="button">${messages.signOut}</button></form>
<section data-ring="${own.notifies ? 'on' : 'off'}" data-key="${pushKey}" hidden><h2>${messages.ring.heading}</h2>
<p class="more">${messages.ring.text}</p>
<p class="more" role="status" data-says${problemAttributes(messages.ringProblems)}>${own.notifies ? messages.ringing : ''}</p>
<button class="button" type="button">${own.notifies ? messages.ringOff : messages.ringOn}</button>
</section>`,
  )
}

/**
 * Renders one attribute per reason: `noService` becomes `data-no-service`, which scripts read by
 * that name.
 */
const problemAttributes = (all: BoardMessages['phones']['ringProblems']): readonly Markup[] =>
  Object.entries(all).map(
    ([reason, text]) =>
      markup` data-${reason.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}="${text}"`,
  )

/** Only a staff member's own phones can be renamed. */
function renameForm(
  { id, device }: Session,
  { problem }: PhonesPageProps,
  { phones: messages }: BoardMessages,
): Markup {
  const isWrong = problem?.sessionId === id
  const error = isWrong ? messages.nameWrong : null
  return markup`<details${attributeIf(isWrong, 'open')}><summary>${messages.rename}</summary><form method="post" action="/staff/phones/${id}/name" novalidate>
<label for="name-${id}">${messages.name}</label>
<input id="name-${id}" name="name" maxlength="${String(PHONE_NAME_LENGTH)}" autocomplete="off" value="${isWrong ? problem.typed : device}" required${invalidAttributes(error)}>
${problemMessage(error)}<button class="button small">${messages.save}</button>
</form></details>`
}

function sessionRow(session: Session, phones: PhonesPageProps, all: BoardMessages): Markup {
  const { own, now } = phones
  const { phones: messages } = all
  const { id, staffMember, device, lastSeenAt, notifies } = session
  const isOwn = id === own.id
  const details = [
    isOwn ? messages.here : messages.seen(timeOf(lastSeenAt, now, own.staffMember.language)),
    notifies ? messages.notifies : '',
  ]
  const what = `${firstName(cleanLine(staffMember.name))}: ${device === '' ? messages.unknownDevice : device}`
  return markup`<li><span><b>${what}</b><span class="more">${details.filter(Boolean).join(', ')}</span></span>${
    !isOwn &&
    markup`<form method="post" action="/staff/phones/${id}/end"><button class="button small" aria-label="${messages.end}: ${what}">${messages.end}</button></form>`
  }${staffMember.id === own.staffMember.id ? renameForm(session, phones, all) : EMPTY_MARKUP}</li>`
}
