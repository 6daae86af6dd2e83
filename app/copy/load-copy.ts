import type { Copy } from '#app/copy/copy.ts'

/** What is loaded in a browser, each section in a file of its own, a file a language. */
const LANGUAGES = {
  en: {
    shell: () => import('#app/content/en/shell.ts'),
    requestForm: () => import('#app/content/en/request-form.ts'),
    receiptStrip: () => import('#app/content/en/receipt-strip.ts'),
    thankYou: () => import('#app/content/en/pages/thank-you.ts'),
  },
} satisfies Record<string, Loaders>

type Loaders = {
  readonly [Section in LoadedSection]: () => Promise<Readonly<Pick<Copy, Section>>>
}

/** Sections that a browser may ask for. */
export type LoadedSection = 'shell' | 'requestForm' | 'receiptStrip' | 'thankYou'

/**
 * Words of this page's language, for what comes alive in a browser.
 * @returns rejects when some of them do not arrive
 */
export async function loadCopy<Section extends LoadedSection>(
  ...sections: readonly Section[]
): Promise<Pick<Copy, Section>> {
  const loaders: Loaders = LANGUAGES.en
  const loaded = await Promise.all(sections.map((section) => loaders[section]()))
  return Object.assign({}, ...loaded) as Pick<Copy, Section>
}
