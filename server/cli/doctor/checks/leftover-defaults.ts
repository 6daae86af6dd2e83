import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DEFAULT_BUSINESS_FACTS, DEFAULT_BUSINESS_NAME } from '#domain/default-business.ts'
import { type Finding, warningFinding, okFinding, openFinding } from '../finding.ts'
import type { CheckDependencies } from '../check-dependencies.ts'

const SOURCE_PATTERNS = '**/*.{html,svg,xml,txt}'
/** Folder with a copy of every page that has the other phone number. */
const PAID_COPIES_FOLDER = /^_paid/

/**
 * Searches every built page and drawing for values of the shipped business. Reports nothing while
 * the shipped name is still set, because another check reports that.
 */
export function checkLeftoverDefaults({
  business,
  build,
}: Pick<CheckDependencies, 'business' | 'build'>): readonly Finding[] {
  if (business.name === DEFAULT_BUSINESS_NAME) return []
  const client = join(build, 'client')
  const found = new Map<string, string[]>()
  for (const file of globSync(SOURCE_PATTERNS, { cwd: client })) {
    if (PAID_COPIES_FOLDER.test(file)) continue
    const text = readFileSync(join(client, file), 'utf8').replaceAll('&amp;', '&')
    for (const fact of DEFAULT_BUSINESS_FACTS)
      if (text.includes(fact)) found.set(fact, [...(found.get(fact) ?? []), file])
  }
  const left = [...found].map(([fact, files]) =>
    openFinding(
      'Shipped firm',
      `'${fact}' is still in ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${files[0]} for one`,
      'Correct it in domain/business.ts, or in the words under copy, and run npm start.',
    ),
  )
  return [
    ...(left.length > 0 ? left : [okFinding('Shipped firm', 'no page names it any more')]),
    ...(business.icon === null
      ? [
          warningFinding(
            'icon',
            "the browser's tab and the social pictures show five pins of a lock, in your colors",
            'Keep them, or name a square picture of yours as `icon` in domain/business.ts.',
          ),
        ]
      : []),
  ]
}
