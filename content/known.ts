import type { SchemaAttribute, ValidationError } from '@markdoc/markdoc'
import { business } from '#domain/business/business.ts'
import { DEFAULT_AREA_NAMES } from '#domain/business/default-business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { CATALOG } from '#domain/services/catalog.ts'
import { allServices, findService } from '#domain/services/services.ts'

/** Makes a problem with a sentence of its own. */
export const slip = (message: string): ValidationError => ({ id: 'fact', level: 'error', message })

/** Returns what is wrong with the name of a service; `null` for a service of the catalog or the owner. */
export function knowsServices(label: string): string | null {
  const labels = [...CATALOG, ...allServices()].map((service) => service.label)
  return unknown(label, 'service', labels)
}

export function knowsTowns(name: string): string | null {
  return unknown(name, 'town', [...DEFAULT_AREA_NAMES, ...allTowns().map((town) => town.name)])
}

export function knowsTerms(term: string): string | null {
  return unknown(term, 'term', Object.keys(business.terms))
}

export function knowsLanguages(code: string): string | null {
  return unknown(code, 'language', ['en', 'es', ...business.spokenLanguages])
}

function unknown(name: string, kind: string, known: readonly string[]): string | null {
  if (known.includes(name)) return null
  return `No ${kind} is called "${name}". Write one of ${[...new Set(known)].join(', ')}`
}

/** Returns whether the business offers the service of a label. */
export const isOffered = (label: string): boolean => findService(label) !== undefined

/** The name that follows a tag's own. */
export const named = (known: (name: string) => string | null): SchemaAttribute => ({
  type: String,
  required: true,
  validate(value: unknown) {
    const message = typeof value === 'string' ? known(value) : null
    return message === null ? [] : [slip(message)]
  },
})

/** Attribute with the label of a service. */
export const SERVICE_LABEL: SchemaAttribute = { ...named(knowsServices), render: 'label' }
