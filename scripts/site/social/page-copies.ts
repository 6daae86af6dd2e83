import { home } from '../../../app/content/en/home.ts'
import type { PageMeta } from '../../../app/content/types.ts'

/** What every page's copy has in some form. */
interface AnyCopy {
  readonly meta: PageMeta
  readonly heading?: string
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
    '../../../app/content/en/{services/*,cities,pages,guides}/*.ts',
    '../../../app/content/en/faq.ts',
    '!**/not-found.ts',
    '!**/*.test.ts',
  ],
  { eager: true },
)

/** The page whose copy a file of app/content holds: 'services/auto-locksmith/category.ts' is '/services/auto-locksmith'. */
function pathOf(file: string): string {
  const name = file.replace(/^.*\/content\/en\//, '').replace(/\.ts$/, '')
  return `/${name
    .replace(/^pages\//, '')
    .replace(/^cities\//, 'service-areas/')
    .replace(/\/category$/, '')}`
}

const isCopy = (value: unknown): value is AnyCopy =>
  typeof value === 'object' && value !== null && 'meta' in value

/** The copy of every page but the not-found page, by path. */
export const PAGE_COPIES: ReadonlyMap<string, PageCopy> = new Map([
  ['/', { meta: home.meta, heading: [home.hero.words[0], ...home.hero.lines].join(' ') }],
  ...Object.entries(FILES).flatMap(([file, module]) =>
    Object.values(module)
      .filter(isCopy)
      .map(({ meta, heading, unknown }): [string, PageCopy] => [
        pathOf(file),
        { meta, heading: heading ?? unknown?.heading.join(' ') ?? meta.title },
      ]),
  ),
])
