import type { FeatureFlag } from '#domain/pages/feature-flags.ts'
import type { Language } from '#domain/text/language.ts'
import { documentAt } from './documents.ts'
import { isTag, type Nodes, plainText } from './text.ts'

/** The wordings of a sentence that depends on a setting. */
export interface Wordings {
  readonly on: string
  /** `null`: nothing is shown. */
  readonly off: string | null
}

/** Returns the sentences of the legal pages that depend on settings. */
export const legalSentences = (language: Language): ReadonlyMap<FeatureFlag, Wordings> =>
  new Map(
    ['/privacy-policy', '/terms-conditions']
      .flatMap((path) => documentAt(path, language).blocks.flatMap(({ nodes }) => nodes))
      .flatMap((node): readonly (readonly [FeatureFlag, Wordings])[] => {
        if (!isTag(node, 'Setting')) return []
        const { name, on, off } = node.attributes
        return [
          [
            name as FeatureFlag,
            { on: plainText(on as Nodes), off: plainText(off as Nodes) || null },
          ],
        ]
      }),
  )
