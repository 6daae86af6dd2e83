import type { Service, ServiceGroup } from '#domain/services.ts'
import { termsOf } from '../../server/cli/doctor/service-terms.ts'
import { contentFiles } from './copy-files.ts'
import { type PendingEdits, removeMinutes } from './source-edits.ts'

/** A quoted string, which may contain braces. */
const QUOTED = String.raw`'[^']*'|\`[^\`]*\``
/** Content of braces without nested ones: an item of a list. */
const BRACE_CONTENT = String.raw`(?:[^{}'\`]|${QUOTED})*?`

/**
 * Removes a service's references outside its own row and page: its price and minutes, its Spanish
 * names, links on other pages. References in another format stay and are reported as mentions.
 */
export function removeServiceReferences(
  pending: PendingEdits,
  root: string,
  { label, slug }: Service,
  group: ServiceGroup,
): void {
  // One line, or several of which only the last is indented like the first.
  const row = new RegExp(`^( +)'${label}': (?:.*,|[^\\n]*\\n(?:\\1 .*\\n)*\\1[^ ].*,)\\n`, 'm')
  for (const file of ['domain/business.ts', 'domain/spanish-names.ts', 'copy/es/names.ts'])
    without(pending, file, row)
  removeMinutes(pending, 'jobMinutes', label)
  const part = termsOf(label)?.part
  const bySlug = item(`slug: '${slug}'`)
  const byLabel = item(`service: '${label}'`)
  for (const file of contentFiles(pending, root)) {
    if (file.includes('/towns/')) without(pending, file, new RegExp(` *service: '${label}',\\n`))
    else if (file.endsWith(`/${group.slug}/category.ts`)) {
      without(pending, file, bySlug)
      if (part !== undefined) without(pending, file, item(`part: '${part}'`))
    } else if (file.endsWith('/submission-form.ts')) without(pending, file, byLabel)
    // Home links to each lockout.
    else if (group.id === 'emergency' && file.endsWith('/home.ts')) without(pending, file, bySlug)
  }
}

/** Matches a whole list item that contains this entry. */
const item = (entry: string): RegExp =>
  new RegExp(`^ *\\{${BRACE_CONTENT}${entry}${BRACE_CONTENT}\\},\\n`, 'm')

function without(pending: PendingEdits, file: string, pattern: RegExp): void {
  const text = pending.read(file)
  if (pattern.test(text)) pending.write(file, text.replace(pattern, ''))
}
