import type { shell } from '../../../app/content/en/shell.ts'
import type { Shape } from '../../../app/content/shape.ts'
import type { PageMeta } from '../../../app/content/types.ts'
import type { Language } from '../../../domain/language.ts'
import { localPath, pageLanguages } from '../../../domain/local-paths.ts'

/** What every page's copy has in some form. */
interface AnyCopy {
  readonly meta: PageMeta
  readonly heading?: string
  /** Home's is set in pieces. */
  readonly hero?: { readonly words: readonly string[]; readonly lines: readonly string[] }
  /** /thank-you has two, this one for visitors without a request. */
  readonly unknown?: { readonly heading: readonly string[] }
}

export interface PageCopy {
  readonly meta: PageMeta
  /** The h1 as one line of text. */
  readonly heading: string
}

type Modules = Readonly<Record<string, Readonly<Record<string, unknown>>>>

const FILES: Modules = import.meta.glob(
  [
    '../../../app/content/{en,es}/{services/*,cities,pages,guides}/*.ts',
    '../../../app/content/{en,es}/{faq,home}.ts',
    '!**/not-found.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
)
const SHELLS = import.meta.glob<{ readonly shell: Shape<typeof shell> }>(
  '../../../app/content/{en,es}/shell.ts',
  { eager: true },
)

/** The page whose copy a file holds: 'es/services/auto-locksmith/category.ts' is '/services/auto-locksmith' in Spanish. */
function pageOf(file: string): { readonly path: string; readonly language: Language } {
  const [, language, name = ''] = /\/content\/(en|es)\/(.*)\.ts$/.exec(file) ?? []
  const path = name
    .replace(/^home$/, '')
    .replace(/^pages\//, '')
    .replace(/^cities\//, 'service-areas/')
    .replace(/\/category$/, '')
  return { path: `/${path}`, language: language === 'es' ? 'es' : 'en' }
}

const isCopy = (value: unknown): value is AnyCopy =>
  typeof value === 'object' && value !== null && 'meta' in value

const headingOf = ({ meta, heading, hero, unknown }: AnyCopy): string =>
  heading ??
  (hero && [hero.words[0], ...hero.lines].join(' ')) ??
  unknown?.heading.join(' ') ??
  meta.title

/** The copy of every page but the not-found page, by address. */
export const PAGE_COPIES: ReadonlyMap<string, PageCopy> = new Map(
  Object.entries(FILES).flatMap(([file, module]) => {
    const { path, language } = pageOf(file)
    if (!pageLanguages(path).includes(language)) return []
    return Object.values(module)
      .filter(isCopy)
      .map((copy): [string, PageCopy] => [
        localPath(path, language),
        { meta: copy.meta, heading: headingOf(copy) },
      ])
  }),
)

/** When we can be called, as the footer says it. */
export function hoursIn(language: Language): string {
  const words = SHELLS[`../../../app/content/${language}/shell.ts`]
  if (!words) throw new Error(`app/content/${language}/shell.ts is missing`)
  return words.shell.footer.hours.times
}
