import type { SchemaAttribute } from '@markdoc/markdoc'
import { business } from '#domain/business/business.ts'
import { DEFAULT_AREA_NAMES } from '#domain/business/default-business.ts'
import { allTowns } from '#domain/places/towns.ts'
import { findPage, servicePath, townPath } from '#domain/pages/pages.ts'
import { CATALOG, CATALOG_GROUPS } from '#domain/services/catalog.ts'
import { slugOf } from '#domain/text/names.ts'
import { allServices, findService } from '#domain/services/services.ts'
import type { Said } from '#domain/text/problem.ts'
import { slip } from './slips.ts'

/** Returns what is wrong with the name of a service; `null` for a service of the catalog or the owner. */
export function knowsServices(label: string): Said | null {
  const labels = [...CATALOG, ...allServices()].map((service) => service.label)
  return unknown(label, { en: 'service', es: 'ningún servicio' }, labels)
}

export function knowsTowns(name: string): Said | null {
  return unknown(name, { en: 'town', es: 'ninguna ciudad' }, [
    ...DEFAULT_AREA_NAMES,
    ...allTowns().map((town) => town.name),
  ])
}

export function knowsTerms(term: string): Said | null {
  return unknown(term, { en: 'term', es: 'ninguna condición' }, Object.keys(business.terms))
}

export function knowsLanguages(code: string): Said | null {
  return unknown(code, { en: 'language', es: 'ningún idioma' }, [
    'en',
    'es',
    ...business.spokenLanguages,
  ])
}

/** Pages that a business can have, though this one may not. */
const deliveredPages = (): readonly string[] => [
  ...CATALOG_GROUPS.flatMap(({ slug, pages }) => pages.map((page) => servicePath(slug, page))),
  ...DEFAULT_AREA_NAMES.map((name) => townPath(slugOf(name))),
]

/** Returns what is wrong with the address of a link. */
function knowsPages(address: string): Said | null {
  if (/^(?:https:\/\/|mailto:|tel:)\S+$/.test(address)) return null
  const path = address.replace(/[?#].*$/s, '')
  if (findPage(path) || deliveredPages().includes(path)) return null
  return {
    en: `There is no page "${path}" to link to. Write the English path of a page such as /pricing, or a whole address that begins with https://.`,
    es: `No hay ninguna página "${path}" para enlazar. Escriba la ruta en inglés de una página, como /pricing, o una dirección completa que empiece con https://.`,
  }
}

function unknown(name: string, kind: Said, known: readonly string[]): Said | null {
  if (known.includes(name)) return null
  const names = [...new Set(known)].join(', ')
  return {
    en: `No ${kind.en} is called "${name}". Write one of ${names}.`,
    es: `No hay ${kind.es} que se llame "${name}". Escriba uno de ${names}.`,
  }
}

/** Returns whether the business offers the service of a label. */
export const isOffered = (label: string): boolean => findService(label) !== undefined

/** The name that follows a tag's own. */
export const named = (known: (name: string) => Said | null): SchemaAttribute => ({
  type: String,
  required: true,
  validate(value: unknown) {
    const said = typeof value === 'string' ? known(value) : null
    return said === null ? [] : [slip(said)]
  },
})

/** Attribute with the address of a link, which no fact can stand for. */
export const PAGE_ADDRESS: SchemaAttribute = {
  type: String,
  required: true,
  render: 'path',
  validate(value: unknown) {
    const said = knowsPages(typeof value === 'string' ? value : '')
    return said === null ? [] : [slip(said)]
  },
}

/** Attribute with the label of a service. */
export const SERVICE_LABEL: SchemaAttribute = { ...named(knowsServices), render: 'label' }

/** A name that follows a tag's own, or a value of an attribute, out of a few. */
export const oneOf = (names: readonly string[]): SchemaAttribute => ({
  type: String,
  validate(value: unknown) {
    if (typeof value !== 'string' || names.includes(value)) return []
    return [
      slip({
        en: `"${value}" does not fit here. Write one of ${names.join(', ')}.`,
        es: `Aquí no sirve "${value}". Escriba uno de ${names.join(', ')}.`,
      }),
    ]
  },
})
