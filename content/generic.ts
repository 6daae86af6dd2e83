import { business } from '#domain/business/business.ts'
import { localizedText } from '#domain/business/localized-text.ts'
import { spanishServices } from '#domain/services/services.ts'
import type { Language } from '#domain/text/language.ts'
import type { Variables } from './facts.ts'

/** Room for the name of a service in the title of its page, together with the town's. */
const MAX_TITLE_LENGTH = 44

type Entry = { readonly about?: Parameters<typeof localizedText>[0] | undefined } | undefined

/** Returns what the text of any town says of one, from its entry in business.json. */
export const townVariables = (name: string, language: Language): Variables => ({
  name,
  about: aboutIn(
    business.towns.find((town) => town.name === name),
    language,
  ),
})

/**
 * Returns what the text of any service says of one, from its entry in business.json.
 * @param label of the service in the form
 */
export function serviceVariables(label: string, language: Language): Variables {
  const { city, region } = business.address
  const name = language === 'es' ? (spanishServices()[label] ?? label) : label
  return {
    label,
    name,
    fitsTitle: name.length <= MAX_TITLE_LENGTH - ` in ${city}, ${region}`.length,
    about: aboutIn(
      business.services.find((service) => service.label === label),
      language,
    ),
  }
}

/** Returns the owner's own paragraphs. */
const aboutIn = (entry: Entry, language: Language): readonly string[] =>
  localizedText(entry?.about ?? null, language)?.split(/\n+/) ?? []
