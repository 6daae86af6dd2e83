import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PLACEHOLDERS } from '#copy/placeholders.ts'
import { LOCALIZED_PAGES, type LocalizedPage } from '#domain/localized-paths.ts'
import { findService, SERVICES } from '#domain/services.ts'
import { syntaxProblem } from '../owner/business-source.ts'

/** Returns the copy file of a service, category or town; `null` for pages listed by hand. */
function copyFile({ page, language }: LocalizedPage): string | null {
  const name = {
    service: page.path.slice(1),
    category: `${page.path.slice(1)}/category`,
    town: page.path.replace('/service-areas', 'towns'),
    home: null,
    content: null,
  }[page.kind]
  return name && path.posix.join('copy', language, `${name}.ts`)
}

/**
 * Returns one sentence for each page of domain/ without copy, with the missing file, for each page
 * that lacks copy which other pages use, and for each slip in a text: the first syntax error of a
 * file, and services that the site does not offer.
 * @param root of the repository
 */
export function copyProblems(root: string): readonly string[] {
  const missing = LOCALIZED_PAGES.flatMap((local) => {
    const file = copyFile(local)
    return file === null || existsSync(path.join(root, file))
      ? []
      : [`${file} is missing: write the words of ${local.path} there (CONTRIBUTING.md).`]
  })
  const slips = globSync('copy/{en,es}/**/*.ts', { cwd: root })
    .sort()
    .flatMap((file) => slipsIn(file, readFileSync(path.join(root, file), 'utf8')))
  return [...missing, ...slips]
}

const known: readonly string[] = PLACEHOLDERS
const LABELS = SERVICES.map(({ label }) => label).join(', ')

function slipsIn(file: string, source: string): readonly string[] {
  const slip = syntaxProblem(source)
  if (slip) return [`${file}, line ${slip.line}: ${slip.problem}.`]
  const placeholders = source
    .split('\n')
    .flatMap((text, index) =>
      [...text.matchAll(/(?<!\$)\{(\w+)\}/g)].flatMap(([braces, name = '']) =>
        known.includes(name) ? [] : [`${file}, line ${index + 1}: nothing fills in ${braces}.`],
      ),
    )
  const [, kind] = /^copy\/..\/(towns|services)\//.exec(file) ?? []
  if (kind === undefined) return placeholders
  const entry = kind === 'towns' ? 'line' : 'blurb'
  return [
    ...placeholders,
    ...(new RegExp(`^ {2}${entry}:`, 'm').test(source)
      ? []
      : [`${file} has no ${entry}: write in one line what other pages say of it.`]),
    ...source.split('\n').flatMap((text, index) => {
      const [, name = ''] = /^ *service: '([^']*)'/.exec(text) ?? []
      return name === '' || findService(name) !== undefined
        ? []
        : [`${file}, line ${index + 1}: no service is called '${name}', write one of ${LABELS}.`]
    }),
  ]
}
