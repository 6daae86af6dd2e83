import type { InForce } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import type * as sections from '#copy/en/sections.ts'
import type { Shape } from '#copy/shape.ts'

type EnglishSections = {
  readonly [Name in keyof typeof sections]: InForce<(typeof sections)[Name]>
}
/** Sections without a declared type: a translation has the same entries as the English text. */
type InferredSection = 'shell' | 'menus' | 'submissionForm' | 'innerPages'

/**
 * The copy of a language that all pages share, by the sections of copy/en/sections.ts; the texts of
 * single pages are in content/. Components get it by section (copy/loader/use-copy.ts) and do not
 * know the language.
 */
export interface Copy
  extends Omit<EnglishSections, InferredSection>, Shape<Pick<EnglishSections, InferredSection>> {
  readonly language: Language
}

export type CopySection = keyof Copy
