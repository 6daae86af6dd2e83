import { useCopy } from '#copy/loader/use-copy.ts'
import { MAX_QUERY_LENGTH, SEARCH_PATHS } from '#domain/pages/search.ts'

/** Renders a field whose results the server shows (server/site/search). */
export function SearchField() {
  const { search } = useCopy('innerPages')
  const language = useCopy('language')
  return (
    <form action={SEARCH_PATHS[language]} method="get" role="search" className="search-field">
      <label htmlFor="q" className="field-label">
        {search.label}
      </label>
      <div>
        <input id="q" type="search" name="q" className="control" maxLength={MAX_QUERY_LENGTH} />
        <button className="btn btn-outline">{search.button}</button>
      </div>
    </form>
  )
}
