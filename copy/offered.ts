/** Texts that speak of services by key, so that a removed one takes its sentences with it. */

import { allServices } from '#domain/services/services.ts'
import { CATALOG } from '#domain/services/catalog/service-catalog.ts'
import type { Language } from '#domain/text/language.ts'

/** @throws for a label that is not one of the written services, which a typing mistake would be */
function isOffered(label: string): boolean {
  if (CATALOG.every((known) => known.label !== label)) throw new Error(`no service is '${label}'`)
  return allServices().some((service) => service.label === label)
}

/**
 * Returns a text while the business offers the services that it speaks of; otherwise another.
 * @param labels one label, or all that are needed
 */
export function whileOffered(labels: string | readonly string[], text: string): string
export function whileOffered<Text>(
  labels: string | readonly string[],
  text: Text,
  otherwise: Text,
): Text
export function whileOffered(
  labels: string | readonly string[],
  text: unknown,
  otherwise: unknown = '',
): unknown {
  return [labels].flat().every(isOffered) ? text : otherwise
}

/** A word of a list, and the service that it stands for; `null` for a word that always fits. */
type OfferedWord = readonly [label: string | null, word: string]

/**
 * Joins the words of the offered services, such as 'homes, cars and stores'.
 * @param otherwise if none of them is offered
 */
export function offeredList(
  language: Language,
  words: readonly OfferedWord[],
  otherwise: string,
  joint: 'and' | 'or' = 'and',
): string {
  const offered = words.flatMap(([label, word]) =>
    label === null || isOffered(label) ? [word] : [],
  )
  return offered.length === 0
    ? otherwise
    : new Intl.ListFormat(language === 'en' ? 'en-GB' : 'es', {
        type: joint === 'and' ? 'conjunction' : 'disjunction',
      }).format(offered)
}

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
