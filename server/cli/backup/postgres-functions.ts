import { RECORD_FUNCTION } from '#server/store/postgres/record-function.ts'

/**
 * The functions of an archive that are named as ours are, held against what
 * this release makes: such a function runs with every request.
 */

/** This release's. */
const OURS = bodyOf(RECORD_FUNCTION)

/**
 * Names of those that differ, or that this release does not know.
 * @param sql what pg_restore writes for the functions of an archive
 */
export function foreignFunctions(sql: string): readonly string[] {
  return sql
    .split(/^(?=CREATE (?:OR REPLACE )?FUNCTION )/m)
    .filter((text) => text.startsWith('CREATE '))
    .map(bodyOf)
    .filter(
      ({ name, kind, body }) => OURS.name !== name || OURS.kind !== kind || OURS.body !== body,
    )
    .map(({ name }) => name)
}

/** Name, what stands between parameters and body, and the body, whatever quotes it. */
function bodyOf(text: string): { name: string; kind: string; body: string } {
  const name = /CREATE (?:OR REPLACE )?FUNCTION (?:"?\w+"?\.)?"?(\w+)"?/.exec(text)?.[1] ?? ''
  const [, kind = '', quote = ''] = /\)\s*(RETURNS[^$]*?)\s*AS\s*(\$\w*\$)/.exec(text) ?? []
  const [, body = ''] = quote === '' ? [] : text.split(quote)
  return { name, kind: kind.replaceAll(/\s+/g, ' '), body: body.trim() }
}
