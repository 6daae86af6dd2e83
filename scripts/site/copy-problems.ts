import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { PLACEHOLDERS } from '#copy/placeholders.ts'
import { LOCALIZED_PAGES, type LocalizedPage } from '#domain/localized-paths.ts'
import { findService, SERVICES } from '#domain/services.ts'
import { syntaxProblem } from '../owner/syntax-problem.ts'

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
 * Returns one sentence for each page of domain/ without copy, with the missing file, and for each
 * slip in a text: the first syntax error of a file, names that nothing fills in, and services that
 * the site does not offer.
 * @param root of the repository
 */
export function copyProblems(root: string): readonly string[] {
  const missing = LOCALIZED_PAGES.flatMap((local) => {
    const file = copyFile(local)
    return file === null || existsSync(path.join(root, file))
      ? []
      : [`${file} is missing: write the words of ${local.path} there (CONTRIBUTING.md).`]
  })
  const slips = globSync('copy/{en,es,server}/**/*.ts', { cwd: root })
    .sort()
    .flatMap((file) => slipsIn(file, readFileSync(path.join(root, file), 'utf8')))
  return [...missing, ...slips]
}

/** Files whose `service` is a label of domain/services.ts; elsewhere it is a text. */
const PAGE_FILE = /^copy\/..\/(?:towns|services)\//
const PLACEHOLDER_NAMES: readonly string[] = PLACEHOLDERS
const LABELS = SERVICES.map(({ label }) => label).join(', ')

function slipsIn(file: string, source: string): readonly string[] {
  const slip = syntaxProblem(source)
  if (slip) return [`${file}, line ${slip.line}: ${slip.problem}.`]
  // A name in a text is imported or defined in what is left.
  const code = source.replaceAll(/\$\{\w+\}/g, '')
  return source.split('\n').flatMap((text, index) => {
    const unfilled = [...text.matchAll(/(\$?)\{(\w+)\}/g)]
      .filter(([, dollar, name = '']) =>
        dollar ? !new RegExp(`\\b${name}\\b`).test(code) : !PLACEHOLDER_NAMES.includes(name),
      )
      .map(([whole]) => `nothing fills in ${whole}, write it as in other texts`)
    const [, service] = /^ *service: '([^']*)'/.exec(text) ?? []
    const isOffered = !PAGE_FILE.test(file) || service === undefined || findService(service)
    const unknown = isOffered ? [] : [`no service is called '${service}', write one of ${LABELS}`]
    return [...unfilled, ...unknown].map((problem) => `${file}, line ${index + 1}: ${problem}.`)
  })
}
