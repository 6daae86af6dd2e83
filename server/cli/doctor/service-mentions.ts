import { globSync } from 'node:fs'
import { type ServiceTerms, wholeWords } from './service-terms.ts'

const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

/**
 * Finds where copy mentions a service, in page texts and in descriptions and callouts of drawings.
 * @param root of the repository
 * @param read returns a file's text; `null` leaves the file out
 * @returns per file its lines, such as `copy/en/home.ts:12, 40`
 */
export function serviceMentions(
  root: string,
  { en, es }: Pick<ServiceTerms, 'en' | 'es'>,
  read: (file: string) => string | null,
): readonly string[] {
  return globSync('copy/{en,es}/**/*.ts', { cwd: root })
    .sort()
    .flatMap((file) => {
      const term = wholeWords([file.startsWith('copy/es/') ? es : en])
      // Keeps line breaks, so that line numbers stay correct.
      const text = (read(file) ?? '').replaceAll(COMMENT, (comment) =>
        comment.replaceAll(/[^\n]/g, ''),
      )
      const lines = text.split('\n').flatMap((line, index) => (term.test(line) ? [index + 1] : []))
      return lines.length === 0 ? [] : [`${file}:${lines.join(', ')}`]
    })
}
