import { z } from 'zod'
import { type Business, businessSchema } from '#domain/business/schema/schema.ts'
import { formProblem, suggestName, writeOneOf } from '#domain/business/schema/shapes.ts'
import { misfit } from '#domain/business/schema/value-makers.ts'
import { timeZoneIn } from '#domain/business/schema/values.ts'
import { contrastProblems } from '#domain/color/palette-check.ts'
import { milesBetween } from '#domain/places/geography/distance.ts'
import { slugOf } from '#domain/text/names.ts'
import { CATALOG, CATALOG_GROUPS } from '#domain/services/catalog.ts'
import { type Problem, problemAt, type Said, type ValuePath } from '#domain/text/problem.ts'
import { valueAt } from '#domain/business/value-at.ts'

/**
 * Validates the configuration; empty when it is valid. Each sentence says what to write instead.
 * Values may be of any type, because the file is edited by hand.
 */
export function businessProblems(business: Business): readonly Problem[] {
  // Only here, because the suggested time zones are those of the state.
  const timeZone = timeZoneIn(valueAt(business, 'address.region'))
  const schema = businessSchema.extend({ timeZone })
  const checked = schema.safeParse(business, { reportInput: true })
  if (!checked.success) return schemaProblems(schema, checked.error.issues)
  return [
    ...contrastProblems(business.colors),
    ...nameProblems(business),
    ...townProblems(business),
    ...serviceProblems(business),
    ...referenceProblems(business),
  ]
}

/**
 * Returns a problem for each issue. An unknown entry beside missing ones was renamed by mistake:
 * its sentence names these, and they have none of their own.
 */
function schemaProblems(
  schema: z.ZodType,
  issues: readonly z.core.$ZodIssue[],
): readonly Problem[] {
  const missingIn = (path: readonly PropertyKey[]): readonly string[] =>
    issues.flatMap((issue) =>
      issue.input === undefined && isSamePath(issue.path.slice(0, -1), path)
        ? [String(issue.path.at(-1))]
        : [],
    )
  const renamedIn = issues.filter(({ code }) => code === 'unrecognized_keys')
  return issues.flatMap((issue) => {
    const path = issue.path as ValuePath
    if (issue.code === 'unrecognized_keys') {
      const missing = missingIn(path)
      const write = writeOneOf(missing.length > 0 ? missing : namesAt(schema, path))
      return issue.keys.map((key) =>
        problemAt([...path, key], {
          en: `is no entry, ${write.en}`,
          es: `no es un dato; ${write.es}`,
        }),
      )
    }
    const isRenamed =
      issue.input === undefined &&
      renamedIn.some((renamed) => isSamePath(renamed.path, path.slice(0, -1)))
    return isRenamed ? [] : [problemAt(path, issueSentence(schema, issue))]
  })
}

const isSamePath = (one: readonly PropertyKey[], other: readonly PropertyKey[]): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index])

/** Returns the sentence that a schema of business.json gave, or makes that of a wrong type. */
function issueSentence(schema: z.ZodType, issue: z.core.$ZodIssue): Said {
  // The name of a row.
  const [inner = issue] = issue.code === 'invalid_key' ? issue.issues : []
  const said = inner.code === 'custom' ? (inner.params?.['said'] as Said | undefined) : undefined
  return said ?? formProblem(inner, namesAt(schema, issue.path))
}

/** Returns the names that the object or table at a path can have; empty for another value. */
function namesAt(schema: z.ZodType, [key, ...path]: readonly PropertyKey[]): readonly string[] {
  if (
    schema instanceof z.ZodReadonly ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodOptional
  )
    return namesAt(schema.unwrap() as z.ZodType, key === undefined ? [] : [key, ...path])
  if (schema instanceof z.ZodObject) {
    const shape = schema.shape as Readonly<Record<PropertyKey, z.ZodType>>
    const inner = key === undefined ? undefined : shape[key]
    return inner === undefined ? Object.keys(shape) : namesAt(inner, path)
  }
  if (schema instanceof z.ZodArray && key !== undefined)
    return namesAt(schema.element as z.ZodType, path)
  if (schema instanceof z.ZodRecord) {
    if (key !== undefined) return namesAt(schema.valueType as z.ZodType, path)
    return schema.keyType instanceof z.ZodEnum ? schema.keyType.options.map(String) : []
  }
  return []
}

/** Requires a logo that shows the same name as the page title, in letters that its fonts have. */
function nameProblems({ name, nameLines, logoUrl }: Business): readonly Problem[] {
  const lines = nameLines.join(' ')
  if (lines.trimEnd() !== name)
    return [
      problemAt(['nameLines'], {
        en: `'${lines}' is not the name, write '${name}' in two parts`,
        es: `'${lines}' no es el nombre; escriba '${name}' en dos líneas`,
      }),
    ]
  const [letter] = /[^ -~¡-ÿ–—‘’“”]/u.exec(name) ?? []
  return letter && Object.values(logoUrl).includes('/logo.svg#on-dark')
    ? [
        problemAt(['name'], {
          en: `the logo cannot show '${letter}', leave it out or name your own logo in logoUrl`,
          es: `el logo no puede mostrar la letra '${letter}'; quítela o ponga su propio logo en logoUrl`,
        }),
      ]
    : []
}

const secondTime = (name: string): Said => ({
  en: `${name} is here a second time, take one of the two out`,
  es: `${name} está dos veces; quite una de las dos`,
})

/** More would be a typing mistake in a point, or a town that no van reaches. */
const MAX_MILES_APART = 60

function townProblems({ towns, address, location }: Business): readonly Problem[] {
  const [first] = towns
  if (!first)
    return [
      problemAt(['towns'], {
        en: 'no town is here, write at least the town of your address',
        es: 'no hay ninguna ciudad; escriba por lo menos la de su dirección',
      }),
    ]
  const base = towns.find(({ name }) => name === address.city) ?? first
  const slugs = towns.map(({ name, slug }) => slug ?? slugOf(name))
  const far = (point: typeof location): number => Math.round(milesBetween(base, point))
  return [
    ...towns.flatMap((town, index) => {
      if (slugs.indexOf(slugs[index] ?? '') < index)
        return [problemAt(['towns', index, 'name'], secondTime(town.name))]
      return far(town) > MAX_MILES_APART
        ? [
            problemAt(['towns', index], {
              en: `${town.name} is ${far(town)} miles from ${base.name}, write its point; a site serves towns up to ${MAX_MILES_APART} miles apart`,
              es: `${town.name} está a ${far(town)} millas de ${base.name}: corrija su punto; entre las ciudades de un sitio hay como máximo ${MAX_MILES_APART} millas`,
            }),
          ]
        : []
    }),
    ...(far(location) > MAX_MILES_APART
      ? [
          problemAt(['location'], {
            en: `is ${far(location)} miles from ${base.name}, write a point near ${base.latitude}, ${base.longitude}`,
            es: `está a ${far(location)} millas de ${base.name}; escriba un punto cerca de ${base.latitude}, ${base.longitude}`,
          }),
        ]
      : []),
  ]
}

function serviceProblems({ services }: Business): readonly Problem[] {
  const key = ({ label, group, slug }: Business['services'][number]): string =>
    `${group}/${slug ?? CATALOG.find((known) => known.label === label)?.slug ?? slugOf(label)}`
  const missing = CATALOG_GROUPS.filter(({ id }) => services.every(({ group }) => group !== id))
  return [
    ...services.flatMap((service, index) => {
      const { label, group, slug } = service
      const at = (name: string, said: Said) => [problemAt(['services', index, name], said)]
      const lower = label.toLowerCase()
      const known = CATALOG.find((each) => each.label.toLowerCase() === lower)
      const isRepeated = services
        .slice(0, index)
        .some((other) => other.label.toLowerCase() === lower || key(other) === key(service))
      if (isRepeated) return at('label', secondTime(label))
      if (lower === 'other')
        return at('label', {
          en: `'${label}' is the form's last option, write another name`,
          es: `'${label}' es la última opción del formulario; escriba otro nombre`,
        })
      if (!known) return []
      if (known.label !== label) return at('label', misfit(label, writeOneOf([known.label])))
      if (known.group !== group) return at('group', misfit(group, writeOneOf([known.group])))
      return slug === undefined || slug === known.slug
        ? []
        : at(
            'slug',
            misfit(slug, {
              en: `write ${known.slug} or leave slug out`,
              es: `escriba ${known.slug} o deje slug vacío`,
            }),
          )
    }),
    ...missing.map(({ id, menuLabel }) =>
      problemAt(['services'], {
        en: `none is of the group ${id}, write at least one under ${menuLabel}`,
        es: `ninguno es del grupo ${id}; escriba por lo menos uno en ${menuLabel}`,
      }),
    ),
  ]
}

/** Finds names of towns and services that are not listed in the file. */
function referenceProblems(business: Business): readonly Problem[] {
  const towns = business.towns.map(({ name }) => name)
  const services = business.services.map(({ label }) => label)
  return [
    ...unlisted(['address', 'city'], business.address.city, towns),
    ...(['townArrivalMinutes', 'townNightMinutes'] as const).flatMap((entry) =>
      Object.keys(business[entry] ?? {}).flatMap((name) => unlisted([entry, name], name, towns)),
    ),
    ...(['prices', 'jobMinutes'] as const).flatMap((entry) =>
      Object.keys(business[entry]).flatMap((name) => unlisted([entry, name], name, services)),
    ),
    ...business.reviews.flatMap(({ town, service }, index) => [
      ...unlisted(['reviews', index, 'service'], service, services),
      ...unlisted(['reviews', index, 'town'], town, towns),
    ]),
  ]
}

const unlisted = (path: ValuePath, name: string, known: readonly string[]): readonly Problem[] =>
  known.includes(name) ? [] : [problemAt(path, misfit(name, suggestName(name, known)))]
