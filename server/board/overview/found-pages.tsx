/** The search, and the lists behind the overview's numbers. */

import { BOARD_MESSAGES } from '#copy/server/board.ts'
import type { Language } from '#domain/text/language.ts'
import { OVERVIEW_ADDRESS } from '#server/board/addresses.ts'
import { OwnerFrame } from '#server/board/owner-frame.tsx'
import { BoardFrame } from '#server/board/board-frame.tsx'
import { TextField } from '#server/pages/parts/fields.tsx'
import { SEARCH_LENGTH } from '#server/board/field-lengths.ts'
import { LeadRows, type LeadRowView } from '#server/board/list/lead-rows.tsx'

interface FoundLeadsProps {
  readonly language: Language
  readonly leads: readonly LeadRowView[]
  /** Address of the next page; `null` on the last one. */
  readonly next: string | null
}

interface CountedPageProps extends FoundLeadsProps {
  readonly title: string
}

/** Renders the leads that one number of the overview counts. */
export function CountedPage(props: CountedPageProps) {
  return (
    <OwnerFrame
      language={props.language}
      title={props.title}
      here={OVERVIEW_ADDRESS}
      live="overview"
    >
      <h1>{props.title}</h1>
      <FoundLeads {...props} />
    </OwnerFrame>
  )
}

interface SearchPageProps extends FoundLeadsProps {
  /** '' finds everything that is kept. */
  readonly text: string
}

/** Renders `/staff/search`. */
export function SearchPage(props: SearchPageProps) {
  const { search } = BOARD_MESSAGES[props.language]
  return (
    <BoardFrame language={props.language} title={search.heading} live="overview" tab="search">
      <h1>{search.heading}</h1>
      <form role="search" action="/staff/search">
        <TextField
          name="q"
          label={search.label}
          type="search"
          defaultValue={props.text}
          maxLength={SEARCH_LENGTH}
          enterKeyHint="search"
        />
        <button className="btn btn-outline">{search.button}</button>
      </form>
      <FoundLeads {...props} />
    </BoardFrame>
  )
}

function FoundLeads({ language, leads, next }: FoundLeadsProps) {
  const { search } = BOARD_MESSAGES[language]
  return (
    <>
      {leads.length === 0 ? (
        <p className="more">{next === null ? search.nothing : search.nothingYet}</p>
      ) : (
        <LeadRows leads={leads} />
      )}
      {next !== null && (
        <p>
          <a className="btn btn-outline" rel="next" href={next}>
            {search.older}
          </a>
        </p>
      )}
    </>
  )
}
