import type { z } from 'zod'
import { type Business, businessSchema } from '#domain/business/schema/schema.ts'
import { NO_ENTRY, suggestName } from '#domain/business/schema/shapes.ts'
import { misfit } from '#domain/business/schema/value-makers.ts'
import { timeZoneIn } from '#domain/business/schema/values.ts'
import { contrastProblems } from '#domain/color/palette-check.ts'
import { milesBetween } from '#domain/places/geography/distance.ts'
import { entryName } from './json-text.ts'
import { slugOf } from '#domain/text/names.ts'
import { CATALOG, CATALOG_GROUPS } from '#domain/services/catalog/service-catalog.ts'
import type { Language } from '#domain/text/language.ts'
import { inLanguage, type Said, said } from '#domain/text/problem-sentence.ts'
import { valueAt } from '#domain/business/value-at.ts'

/**
 * Validates the configuration. Returns one sentence per problem, which starts with the entry and
 * says what to write instead; empty when the configuration is valid. Values may be of any type,
 * because the file is edited by hand.
 */
export const businessProblems = (
  business: Business,
  language: Language = 'en',
): readonly string[] => inLanguage(language, () => problemsOf(business))

function problemsOf(business: Business): readonly string[] {
  // Only here, because the suggested time zones are those of the state.
  const timeZone = timeZoneIn(valueAt(business, 'address.region'))
  const checked = businessSchema.extend({ timeZone }).safeParse(business)
  if (!checked.success) return schemaProblems(checked.error.issues)
  return [
    ...contrastProblems(business.colors),
    ...nameProblems(business),
    ...townProblems(business),
    ...serviceProblems(business),
    ...referenceProblems(business),
  ]
}

/** Returns the sentences of all issues; a renamed entry is not reported as missing as well. */
function schemaProblems(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  const sentences = issues.flatMap(issueSentences)
  const renamed = sentences.flatMap((sentence) => {
    const [entry = '', name] = sentence
      .replace(/\.$/, '')
      .split(`: ${said(NO_ENTRY)}, ${said(['write', 'escriba'])} `)
    const parent = entry.slice(0, entry.lastIndexOf('.') + 1)
    return name === undefined || name.includes(' ') ? [] : [`${parent}${name}: `]
  })
  return sentences.filter((sentence) => !renamed.some((entry) => sentence.startsWith(entry)))
}

function issueSentences(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((name) => `${entryName([...issue.path, name])}: ${issue.message}.`)
  const { message } = (issue.code === 'invalid_key' && issue.issues[0]) || issue
  const entry = entryName(issue.path)
  return [entry === '' ? `${message}.` : `${entry}: ${message}.`]
}

/** Requires a logo that shows the same name as the page title, in letters that its fonts have. */
function nameProblems({ name, nameLines, logoUrl }: Business): readonly string[] {
  if (nameLines.join(' ').trimEnd() !== name)
    return [
      `nameLines: '${nameLines.join(' ')}' ${said([
        `is not the name, write '${name}' in two parts`,
        `no es el nombre, escriba '${name}' en dos partes`,
      ])}.`,
    ]
  const [letter] = /[^ -~¡-ÿ–—‘’“”]/u.exec(name) ?? []
  return letter && Object.values(logoUrl).includes('/logo.svg#on-dark')
    ? [
        `name: ${said([
          `the logo cannot show '${letter}', leave it out or name your own logo in logoUrl`,
          `el logo no puede mostrar '${letter}', quítelo o ponga su propio logo en logoUrl`,
        ])}.`,
      ]
    : []
}

const SECOND_TIME: Said = [
  'is here a second time, take one of the two out',
  'está dos veces, quite una de las dos',
]
const nameOf = (name: string): Said => [`write ${name}`, `escriba ${name}`]

/** More would be a typing mistake in a point, or a town that no van reaches. */
const MAX_MILES_APART = 60

function townProblems({ towns, address, location }: Business): readonly string[] {
  const [first] = towns
  if (!first)
    return [
      `towns: ${said([
        'no town is here, write at least the town of your address',
        'no hay ninguna ciudad, escriba por lo menos la de su dirección',
      ])}.`,
    ]
  const base = towns.find(({ name }) => name === address.city) ?? first
  const slugs = towns.map(({ name, slug }) => slug ?? slugOf(name))
  const far = (point: typeof location): number => Math.round(milesBetween(base, point))
  return [
    ...towns.flatMap((town, index) => {
      if (slugs.indexOf(slugs[index] ?? '') < index)
        return [`towns[${index}].name: ${town.name} ${said(SECOND_TIME)}.`]
      return far(town) > MAX_MILES_APART
        ? [
            `towns[${index}]: ${town.name} ${said([
              `is ${far(town)} miles from ${base.name}, write its point; a site serves towns up to ${MAX_MILES_APART} miles apart`,
              `está a ${far(town)} millas de ${base.name}, escriba su punto; un sitio atiende ciudades a un máximo de ${MAX_MILES_APART} millas`,
            ])}.`,
          ]
        : []
    }),
    ...(far(location) > MAX_MILES_APART
      ? [
          `location: ${said([
            `is ${far(location)} miles from ${base.name}, write a point near ${base.latitude}, ${base.longitude}`,
            `está a ${far(location)} millas de ${base.name}, escriba un punto cerca de ${base.latitude}, ${base.longitude}`,
          ])}.`,
        ]
      : []),
  ]
}

function serviceProblems({ services }: Business): readonly string[] {
  const key = ({ label, group, slug }: Business['services'][number]): string =>
    `${group}/${slug ?? CATALOG.find((known) => known.label === label)?.slug ?? slugOf(label)}`
  const missing = CATALOG_GROUPS.filter(({ id }) => services.every(({ group }) => group !== id))
  return [
    ...services.flatMap((service, index) => {
      const { label, group, slug } = service
      const entry = `services[${index}]`
      const lower = label.toLowerCase()
      const known = CATALOG.find((each) => each.label.toLowerCase() === lower)
      const isRepeated = services
        .slice(0, index)
        .some((other) => other.label.toLowerCase() === lower || key(other) === key(service))
      if (isRepeated) return [`${entry}.label: ${label} ${said(SECOND_TIME)}.`]
      if (lower === 'other')
        return [
          `${entry}.label: '${label}' ${said([
            "is the form's last option, write another name",
            'es la última opción del formulario, escriba otro nombre',
          ])}.`,
        ]
      if (!known) return []
      if (known.label !== label) return [`${entry}.label: ${misfit(label, nameOf(known.label))}.`]
      if (known.group !== group) return [`${entry}.group: ${misfit(group, nameOf(known.group))}.`]
      return slug === undefined || slug === known.slug
        ? []
        : [
            `${entry}.slug: ${misfit(slug, [
              `write ${known.slug} or leave slug out`,
              `escriba ${known.slug} o deje slug vacío`,
            ])}.`,
          ]
    }),
    ...missing.map(
      ({ id, menuLabel }) =>
        `services: ${said([
          `none is of the group ${id}, write at least one under ${menuLabel}`,
          `ninguno es del grupo ${id}, escriba por lo menos uno en ${menuLabel}`,
        ])}.`,
    ),
  ]
}

/** Finds names of towns and services that are not listed in the file. */
function referenceProblems(business: Business): readonly string[] {
  const towns = business.towns.map(({ name }) => name)
  const services = business.services.map(({ label }) => label)
  const townRows = Object.keys(business.townArrivalMinutes ?? {})
  return [
    ...unlisted('address.city', [business.address.city], towns),
    ...townRows.flatMap((name) => unlisted(`townArrivalMinutes.${name}`, [name], towns)),
    ...(['prices', 'jobMinutes'] as const).flatMap((entry) =>
      Object.keys(business[entry]).flatMap((name) =>
        unlisted(`${entry}.${name}`, [name], services),
      ),
    ),
    ...business.reviews.flatMap(({ town, service }, index) => [
      ...unlisted(`reviews[${index}].service`, [service], services),
      ...unlisted(`reviews[${index}].town`, [town], towns),
    ]),
  ]
}

const unlisted = (
  entry: string,
  names: readonly string[],
  known: readonly string[],
): readonly string[] =>
  names.flatMap((name) =>
    known.includes(name) ? [] : [`${entry}: ${misfit(name, suggestName(name, known))}.`],
  )
