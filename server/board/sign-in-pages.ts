/** Pages of the sign-in (R131): each has one button, and nothing signs in without a press. */

import type { Language } from '#domain/language.ts'
import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import type { StaffMemberSummary } from '#server/store/board/board-records.ts'
import { boardPage } from './board-page.ts'
import { attributeIf, invalidAttributes, problemMessage } from '#server/pages/form-markup.ts'
import type { PageTheme } from '#server/pages/page-theme.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'

/**
 * Renders the form that asks for the address.
 * @param rejected the address that was rejected; `null` on the first visit
 */
export function addressPage(theme: PageTheme, language: Language, rejected: string | null): string {
  const messages = BOARD_MESSAGES[language].signIn
  const problem = rejected === null ? null : messages.addressWrong
  return boardPage(
    { theme, language, title: messages.heading, isSignedOut: rejected === null },
    markup`<h1>${messages.heading}</h1>
<p class="more">${messages.text}</p>
<form method="post" action="/staff/sign-in" novalidate>
<label for="address">${messages.address}</label>
<input id="address" name="address" type="email" autocomplete="email" value="${rejected ?? ''}" required${invalidAttributes(problem)}>
${problemMessage(problem)}<button class="go">${messages.send}</button>
</form>
<p class="more">${messages.invited}</p>`,
  )
}

export function codePage(theme: PageTheme, language: Language, problem: string | null): string {
  const messages = BOARD_MESSAGES[language].signIn
  return boardPage(
    { theme, language, title: messages.codeHeading },
    markup`<h1>${messages.codeHeading}</h1>
<p class="more">${messages.codeText}</p>
<form method="post" novalidate>
<label for="code">${messages.code}</label>
<input class="code" id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required${invalidAttributes(problem)}>
${problemMessage(problem)}<button class="go">${messages.enter}</button>
</form>
<p><a class="button" href="/staff/sign-in">${messages.again}</a></p>`,
  )
}

/**
 * Renders the page of an invitation.
 * @param staffMember `null` for an address of STAFF_EMAIL that no staff member has
 * @param rejected the name that was rejected; `null` on the first visit
 */
export function invitationPage(
  theme: PageTheme,
  language: Language,
  staffMember: StaffMemberSummary | null,
  rejected: string | null,
): string {
  const messages = BOARD_MESSAGES[language].invitation
  const heading =
    staffMember === null ? messages.newStaffMember.heading : messages.hello(staffMember.name)
  return boardPage(
    { theme, language, title: heading },
    markup`<h1>${heading}</h1>
<p class="more">${staffMember === null ? messages.newStaffMember.text : messages.text}</p>
<form method="post" novalidate>
${staffMember === null ? nameFields(language, rejected) : EMPTY_MARKUP}<button class="go">${messages.enter}</button>
</form>`,
  )
}

function nameFields(language: Language, rejected: string | null): Markup {
  const messages = BOARD_MESSAGES[language].invitation
  const problem = rejected === null ? null : messages.nameWrong
  const option = (value: Language, name: string): Markup =>
    markup`<option value="${value}" lang="${value}"${attributeIf(value === language, 'selected')}>${name}</option>`
  return markup`<label for="name">${messages.name}</label>
<input id="name" name="name" autocomplete="given-name" maxlength="100" value="${rejected ?? ''}" required${invalidAttributes(problem)}>
${problemMessage(problem)}<label for="language">${messages.language}</label>
<select id="language" name="language">${[option('en', 'English'), option('es', 'Español')]}</select>
`
}
