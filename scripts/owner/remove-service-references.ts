import type { Service, ServiceGroup } from '#domain/services.ts'
import { contentFiles } from './content-files.ts'
import type { Draft } from './source-edits.ts'

/** A text between quotes, which may hold braces. */
const QUOTED = String.raw`'[^']*'|\`[^\`]*\``
/** What stands in braces with none inside: an item of a list. */
const WITHIN = String.raw`(?:[^{}'\`]|${QUOTED})*?`

/**
 * What stands of a service outside its own row and page: its price, its
 * Spanish names, the items of other pages that lead to it. Whatever an owner
 * has written in another way stays, and the mentions name it.
 */
export function removeServiceReferences(
  draft: Draft,
  root: string,
  { label, slug }: Service,
  group: ServiceGroup,
): void {
  // One line, or several of which only the last is as far left as the first.
  const row = new RegExp(`^( +)'${label}': (?:.*,|[^\\n]*\\n(?:\\1 .*\\n)*\\1[^ ].*,)\\n`, 'm')
  for (const file of ['domain/business.ts', 'domain/spanish-names.ts', 'copy/es/names.ts'])
    without(draft, file, row)
  const bySlug = item(`slug: '${slug}'`)
  const byLabel = item(`service: '${label}'`)
  for (const file of contentFiles(draft, root)) {
    if (file.includes('/cities/')) without(draft, file, new RegExp(` *service: '${label}',\\n`))
    else if (file.endsWith(`/${group.slug}/category.ts`)) without(draft, file, bySlug)
    else if (file.endsWith('/request-form.ts')) without(draft, file, byLabel)
    // Home leads to each lockout.
    else if (group.id === 'emergency' && file.endsWith('/home.ts')) without(draft, file, bySlug)
  }
}

/** A whole item of a list that holds this entry. */
const item = (entry: string): RegExp => new RegExp(`^ *\\{${WITHIN}${entry}${WITHIN}\\},\\n`, 'm')

function without(draft: Draft, file: string, pattern: RegExp): void {
  const text = draft.read(file)
  if (pattern.test(text)) draft.write(file, text.replace(pattern, ''))
}
