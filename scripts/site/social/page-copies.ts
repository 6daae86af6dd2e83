import type { home } from '../../../app/content/en/home.ts'
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
const HOMES = import.meta.glob<{ readonly home: Shape<typeof home> }>(
  '../../../app/content/{en,es}/home.ts',
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
export const hoursIn = (language: Language): string =>
  wordsIn(language, 'shell', SHELLS).shell.footer.hours.times

/** How many reviews there are, as home says it. */
export const reviewCountIn = (language: Language): string =>
  wordsIn(language, 'home', HOMES).home.reviews.count

function wordsIn<Words>(
  language: Language,
  name: string,
  files: Readonly<Record<string, Words>>,
): Words {
  const words = files[`../../../app/content/${language}/${name}.ts`]
  if (!words) throw new Error(`app/content/${language}/${name}.ts is missing`)
  return words
}
