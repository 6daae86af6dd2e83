import { readFileSync } from 'node:fs'
import path from 'node:path'
import { business } from '../../domain/business.ts'
import type { Language } from '../../domain/language.ts'
import { findService } from '../../domain/services.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../copy/templates')

const IN: Readonly<Record<Language, string>> = { en: 'in', es: 'en' }

/** Maximum length of a title without the name of the service. */
const MAX_NAME_LENGTH = 44 - ` in ${business.address.city}, ${business.address.region}`.length

/**
 * Lowercases a name for use in a sentence: '24-hour safe opening' of '24-Hour Safe Opening'; 'TSA'
 * and 'Mul-T-Lock' stay unchanged.
 */
const inSentence = (name: string): string =>
  name.replaceAll(/(?<=^| |\d-)\p{Lu}(?=[\p{Ll}’]*(?: |$))/gu, (letter) => letter.toLowerCase())

/** Replaces each `{{key}}` of a template by its value. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  const text = readFileSync(path.join(FOLDER, template), 'utf8')
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => values[key] ?? '')
}

/**
 * Returns a copy template for a new service's page: sentences that are true of any service, with a
 * comment where specific ones belong. Nearly every sentence contains the name, because no two pages
 * may share a paragraph.
 * @param name in this language
 * @returns text of copy/LANGUAGE/services/GROUP/SLUG.ts
 */
export const serviceCopyTemplate = (language: Language, name: string, exported: string): string =>
  fillIn(`service.${language}.txt`, {
    name,
    exported,
    it: inSentence(name),
    inTown: name.length <= MAX_NAME_LENGTH ? ` ${IN[language]} \${baseTown}` : '',
  })

/**
 * Returns a copy template for a new town's page: sentences that are true of any town, with a
 * comment where specific ones belong. Links only to services that the site has.
 * @returns text of copy/LANGUAGE/towns/SLUG.ts
 */
export const townCopyTemplate = (language: Language, name: string, exported: string): string =>
  fillIn(`town.${language}.txt`, { name, exported }).replaceAll(
    /^ *service: '([^']+)',\n/gm,
    (line, label: string) => (findService(label) === undefined ? '' : line),
  )
