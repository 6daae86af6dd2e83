import type { z } from 'zod'
import { type Business, businessSchema } from './business-schema.ts'
import { price, timeZoneIn } from './business-values.ts'
import { contrastProblems } from './color/palette-check.ts'
import { isColor } from './color/oklch.ts'
import { valueAt } from './value-at.ts'

/**
 * Validates the configuration. Returns one sentence per problem, which starts with the entry and
 * says what to write instead; empty when the configuration is valid. Values may be of any type,
 * because the file is edited by hand and run without a type check.
 */
export function businessProblems(business: Business): readonly string[] {
  // Only here, because the suggested time zones are those of the state.
  const timeZone = timeZoneIn(valueAt(business, 'address.region'))
  const checked = businessSchema.extend({ timeZone }).safeParse(business)
  const problems = checked.success ? [] : checked.error.issues.flatMap(issueSentences)
  return [
    ...problems.filter((problem) => !repeatsOffer(problem, business)),
    ...colorProblems(business),
    ...nameProblems(business),
  ]
}

function issueSentences(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => `${entryName([...issue.path, name])}: ${issue.message}.`)
  const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue
  return [`${entryName(issue.path)}: ${message}.`]
}

/** Returns a path as 'reviews[0].town'. */
const entryName = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1)

/** Returns whether a problem is of a wrong offer, which rows of the price table repeat. */
function repeatsOffer(problem: string, business: Business): boolean {
  return ['emergencyLockout', 'lockInstallation'].some((offer) => {
    const { error } = price.safeParse(valueAt(business, `offers.${offer}.price`))
    return error !== undefined && problem.endsWith(`.from: ${error.issues[0]?.message}.`)
  })
}

/** Checks the contrast of the six colors, if all are valid. */
function colorProblems({ colors }: Business): readonly string[] {
  return Object.values(colors ?? {}).filter(isColor).length === 6 ? contrastProblems(colors) : []
}

/** Requires a logo that shows the same name as the page title, in letters that its fonts have. */
function nameProblems({ name, nameLines, logoUrl }: Business): readonly string[] {
  if (!Array.isArray(nameLines) || nameLines.length !== 2) return []
  if (nameLines.join(' ').trimEnd() !== name)
    return [`nameLines: '${nameLines.join(' ')}' is not the name, write '${name}' in two parts.`]
  const [letter] = /[^ -~¡-ÿ–—‘’“”]/u.exec(name) ?? []
  return letter && Object.values(logoUrl ?? {}).includes('/logo.svg#on-dark')
    ? [`name: the logo cannot show '${letter}', leave it out or name your own logo in logoUrl.`]
    : []
}
