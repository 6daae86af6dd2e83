import { type Markup, markup, EMPTY_MARKUP } from '#server/http/markup.ts'
import type { PageTheme } from '#server/pages/theme.ts'
import type { LeadOutcome, StaffMemberSummary } from '#server/store/board-records.ts'
import { boardPage } from '../board-page.ts'
import { SEARCH_LENGTH } from '#server/pages/board/field-lengths.ts'
import { BOARD_MESSAGES } from '#copy/server/board.ts'
import { outcomeList } from './outcome-list.ts'

interface ListPageProps {
  readonly theme: PageTheme
  readonly viewer: StaffMemberSummary
  readonly leads: readonly LeadOutcome[]
  /** Address of the next page; `null` on the last one. */
  readonly next: string | null
}

/** Renders the leads that one number of the overview counts. */
export const countedPage = (props: ListPageProps & { readonly title: string }): string =>
  boardPage(
    { theme: props.theme, language: props.viewer.language, title: props.title, live: 'overview' },
    markup`<h1>${props.title}</h1>
${found(props)}`,
  )

/** Renders `/staff/search`: without a text, everything that is kept. */
export function searchPage(props: ListPageProps & { readonly text: string }): string {
  const { theme, viewer, text } = props
  const { search } = BOARD_MESSAGES[viewer.language]
  return boardPage(
    { theme, language: viewer.language, title: search.heading, live: 'overview' },
    markup`<h1>${search.heading}</h1>
<form role="search" action="/staff/search"><label for="q">${search.label}</label>
<input id="q" name="q" type="search" value="${text}" maxlength="${String(SEARCH_LENGTH)}" autocomplete="off" enterkeyhint="search">
<button class="button">${search.button}</button></form>
${found(props)}`,
  )
}

function found({ leads, viewer, next }: ListPageProps): Markup {
  const { search } = BOARD_MESSAGES[viewer.language]
  return markup`${leads.length === 0 ? markup`<p class="more">${next === null ? search.nothing : search.nothingYet}</p>` : outcomeList(leads, viewer)}
${next === null ? EMPTY_MARKUP : markup`<p><a class="button" rel="next" href="${next}">${search.older}</a></p>`}`
}
