import type { InForce } from '#domain/business/per-facts.ts'
import type { Language } from '#domain/text/language.ts'
import type * as sections from '#copy/en/sections.ts'
import type { HomeCopy } from '#copy/home-types.ts'
import type { FaqQuestion } from '#copy/page-types.ts'
import type { Shape } from '#copy/shape.ts'
import type { CategoryCopy, TownCopy, ServiceCopy } from '#copy/types.ts'

type EnglishSections = {
  readonly [Name in keyof typeof sections]: InForce<(typeof sections)[Name]>
}
/** Sections without a declared type: a translation has the same entries as the English text. */
type InferredSection = 'shell' | 'menus' | 'submissionForm' | 'innerPages'

/**
 * All copy of the site in one language, by the sections of copy/en/sections.ts. Components get it
 * by section (copy/loader/use-copy.ts) and do not know the language.
 */
export interface Copy
  extends
    Omit<EnglishSections, InferredSection | 'home' | 'homeQuestions'>,
    Shape<Pick<EnglishSections, InferredSection>> {
  readonly language: Language
  readonly home: HomeCopy
  readonly homeQuestions: readonly FaqQuestion[]
  /** By slug of the category (domain/services/services.ts). */
  readonly categoryPages: Readonly<Record<string, CategoryCopy>>
  /** By slug of the category and of the service: 'auto-locksmith/car-key-cutting'. */
  readonly servicePages: Readonly<Record<string, ServiceCopy>>
  /** By slug of the town (domain/places/towns.ts). */
  readonly townPages: Readonly<Record<string, TownCopy>>
}

export type CopySection = keyof Copy
