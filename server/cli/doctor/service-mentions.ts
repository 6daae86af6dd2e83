import { globSync } from 'node:fs'
import { type ServiceTerms, wholeWords } from '#domain/service-terms.ts'
import { TOWNS } from '#domain/towns.ts'

const COPY = 'copy/{en,es}/**/*.ts'
const DRAWINGS = 'art/{plates,scenes,towns}/**/*.{svg,tsx}'
/** Comments of copy; those of drawings say what is drawn. */
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g
const TOWN_DRAWING = /^art\/towns\/([^/]+)\//

/**
 * Finds where copy and drawings mention a service, by its terms or a name.
 * @param root of the repository
 * @param read returns a file's text; `null` leaves the file out
 * @returns per file its lines, such as `copy/en/home.ts:12, 40`
 */
export function serviceMentions(
  root: string,
  { en, es }: Pick<ServiceTerms, 'en' | 'es'>,
  read: (file: string) => string | null,
): readonly string[] {
  const isSearched = (file: string): boolean => {
    const [, town] = TOWN_DRAWING.exec(file) ?? []
    return town === undefined || TOWNS.some(({ slug }) => slug === town)
  }
  return globSync([COPY, DRAWINGS], { cwd: root })
    .filter(isSearched)
    .sort()
    .flatMap((file) => {
      const term = wholeWords([file.startsWith('copy/es/') ? es : en])
      const source = read(file) ?? ''
      // Keeps line breaks, so that line numbers stay correct.
      const text = file.startsWith('art/')
        ? source
        : source.replaceAll(COMMENT, (comment) => comment.replaceAll(/[^\n]/g, ''))
      const lines = text.split('\n').flatMap((line, index) => (term.test(line) ? [index + 1] : []))
      return lines.length === 0 ? [] : [`${file}:${lines.join(', ')}`]
    })
}
