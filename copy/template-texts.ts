import { perFacts } from '#domain/business/per-facts.ts'
import { business } from '#domain/business/business.ts'
import type { Language } from '#domain/text/language.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { spanishServices } from '#domain/services/spanish-names.ts'

/** What the template of a town's page needs, from its entry in business.json. */
export interface TownTexts {
  readonly name: string
  /** The owner's own sentences, if any. */
  readonly about: readonly string[]
}

/** What the template of a service's page needs, from its entry in business.json. */
export interface ServiceTexts extends TownTexts {
  /** Its name inside a sentence. */
  readonly it: string
  /** ' in North Bergen', if the title has room. */
  readonly inTown: string
}

const IN: Readonly<Record<Language, string>> = { en: 'in', es: 'en' }

const address = perFacts(() => business.address),
  towns = perFacts(() => business.towns),
  services = perFacts(() => business.services)

/** Maximum length of a title without the name of the service. */
const maxNameLength = perFacts(() => 44 - ` in ${address().city}, ${address().region}`.length)

/**
 * Lowercases a name for use in a sentence: '24-hour safe opening' of '24-Hour Safe Opening'; 'TSA'
 * and 'Mul-T-Lock' stay unchanged.
 */
const inSentence = (name: string): string =>
  name.replaceAll(/(?<=^| |\d-)\p{Lu}(?=[\p{Ll}’']*(?: |$))/gu, (letter) => letter.toLowerCase())

const aboutIn = (
  about: ReturnType<typeof towns>[number]['about'],
  language: Language,
): readonly string[] => localizedText(about ?? null, language)?.split(/\n+/) ?? []

export const townTexts = (name: string, language: Language): TownTexts => ({
  name,
  about: aboutIn(towns().find((town) => town.name === name)?.about, language),
})

/** @param label of the service in the form */
export function serviceTexts(label: string, language: Language): ServiceTexts {
  const name = language === 'es' ? (spanishServices()[label] ?? label) : label
  return {
    name,
    it: inSentence(name),
    inTown: name.length <= maxNameLength() ? ` ${IN[language]} ${address().city}` : '',
    about: aboutIn(services().find((service) => service.label === label)?.about, language),
  }
}
