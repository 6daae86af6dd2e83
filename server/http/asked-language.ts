import type { IncomingHttpHeaders } from 'node:http'
import { type Language, LANGUAGES } from '#domain/text/language.ts'

/** Returns the language that a browser asks for first; English if it asks for none of ours. */
export function askedLanguage(headers: IncomingHttpHeaders): Language {
  const asked = (headers['accept-language'] ?? '').split(',').map((entry) => {
    const [tag = '', ...parameters] = entry.trim().split(';')
    const weight = parameters.find((each) => each.trim().startsWith('q='))
    return {
      language: LANGUAGES.find((each) => tag.toLowerCase().split('-')[0] === each),
      weight: weight === undefined ? 1 : Number(weight.trim().slice('q='.length)),
    }
  })
  const known = asked.filter(({ language, weight }) => language && weight > 0)
  return known.toSorted((one, other) => other.weight - one.weight)[0]?.language ?? 'en'
}
