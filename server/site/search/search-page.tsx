import type { ReactNode } from 'react'
import { SEARCH_MESSAGES } from '#copy/server/search.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { formatPhone, telHref } from '#domain/phone/phone.ts'
import { MAX_QUERY_LENGTH, SEARCH_PATHS } from '#domain/pages/search.ts'
import { TextField } from '#server/pages/parts/fields.tsx'
import { PublicFrame } from '#server/pages/parts/public-frame.tsx'
import { TextWithPhone } from '#server/pages/parts/phone-number.tsx'

export interface SearchResult {
  readonly path: string
  readonly title: string
  readonly text: string
}

export type SearchGroup = 'services' | 'towns' | 'pages'

/** Groups with results, the one with the best result first. */
export type SearchResults = readonly {
  readonly group: SearchGroup
  readonly results: readonly SearchResult[]
}[]

export interface SearchPageProps {
  readonly language: Language
  /** As typed, cut to `MAX_QUERY_LENGTH`. */
  readonly query: string
  /** `null` before a query. */
  readonly results: SearchResults | null
  /** When it is rendered. */
  readonly now: number
}

/** Renders the search field with what it has found. */
export function SearchPage({ language, query, results, now }: SearchPageProps) {
  const messages = SEARCH_MESSAGES[language]
  return (
    <SearchFrame language={language} query={query} now={now}>
      {results?.length === 0 && (
        <p role="status">
          {messages.nothing(query)} <CallLink language={language} />
        </p>
      )}
      {results?.map(({ group, results: found }) => (
        <section key={group} aria-labelledby={group}>
          <h2 id={group}>{messages.groups[group]}</h2>
          <ul>
            {found.map(({ path, title, text }) => (
              <li key={path}>
                <a href={path}>{title}</a>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </SearchFrame>
  )
}

/** Renders the search field for a visitor who has searched too often. */
export function BusyPage({
  language,
  query,
  now,
}: Pick<SearchPageProps, 'language' | 'query' | 'now'>) {
  return (
    <SearchFrame language={language} query={query} now={now}>
      <p role="status">
        {SEARCH_MESSAGES[language].busy} <CallLink language={language} />
      </p>
    </SearchFrame>
  )
}

interface SearchFrameProps extends Pick<SearchPageProps, 'language' | 'query' | 'now'> {
  readonly children: ReactNode
}

function SearchFrame({ language, query, now, children }: SearchFrameProps) {
  const messages = SEARCH_MESSAGES[language]
  return (
    <PublicFrame
      language={language}
      title={query === '' ? messages.heading : messages.title(query)}
      now={now}
    >
      <h1>{messages.heading}</h1>
      <form action={SEARCH_PATHS[language]} method="get" role="search">
        <TextField
          name="q"
          label={messages.label}
          type="search"
          autoComplete="on"
          defaultValue={query}
          maxLength={MAX_QUERY_LENGTH}
        />
        <button className="btn btn-ink">{messages.button}</button>
      </form>
      {children}
      <p>
        <a href={localizedPath('/sitemap', language)}>{messages.allPages}</a>
      </p>
    </PublicFrame>
  )
}

function CallLink({ language }: Pick<SearchPageProps, 'language'>) {
  const phone = business.phones.default
  return (
    <a href={telHref(phone)}>
      <TextWithPhone text={SEARCH_MESSAGES[language].call} phone={formatPhone(phone)} />
    </a>
  )
}
