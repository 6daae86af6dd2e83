import type { z } from 'zod'
import { type Business, businessSchema } from '#domain/business/schema/schema.ts'
import { entryName } from '#domain/text/problem.ts'
import { isPossiblePhone, phoneDigits } from '#domain/phone/phone.ts'
import { MAX_ROWS } from '#server/board/field-lengths.ts'
import { rowNames, shapeOf } from './schema-shape.ts'
import { entriesOf, type SectionId } from './sections.ts'

type Path = readonly (string | number)[]
type Fields = ReadonlyMap<string, string>

/**
 * Reads the entries of a section from its form. A field that does not have the form of its value
 * stays text, so that the schema names it and the form can be shown again as it was typed.
 */
export function readSection(section: SectionId, form: URLSearchParams, facts: Business): Business {
  const fields = new Map(form)
  const read = entriesOf(section).map((entry) => {
    const schema: z.ZodType = businessSchema.shape[entry]
    return [entry, readValue(schema, [entry], { fields, facts })] as const
  })
  return { ...facts, ...Object.fromEntries(read) }
}

interface Reading {
  readonly fields: Fields
  readonly facts: Business
}

/** Reads a value; `undefined` if all its fields are empty. */
function readValue(schema: z.ZodType, path: Path, reading: Reading): unknown {
  const { isNullable, isOptional } = shapeOf(schema)
  const value = ownValue(schema, path, reading)
  return value === undefined && isNullable && !isOptional ? null : value
}

/** Reads a value of an object, of which a list without rows is left out if it can be. */
function readPart(schema: z.ZodType, path: Path, reading: Reading): unknown {
  const value = readValue(schema, path, reading)
  return Array.isArray(value) && value.length === 0 && shapeOf(schema).isOptional
    ? undefined
    : value
}

function ownValue(schema: z.ZodType, path: Path, reading: Reading): unknown {
  const { shape } = shapeOf(schema)
  const { fields, facts } = reading
  const at = (key: string | number): string => textAt(fields, [...path, key])
  switch (shape.kind) {
    case 'object': {
      const values = shape.fields.map(
        ([key, child]) => [key, readPart(child, [...path, key], reading), child] as const,
      )
      // A choice always has a value, so it does not make a row.
      const isEmpty = values.every(
        ([, value, child]) =>
          value === undefined ||
          value === null ||
          ['choice', 'yes-no'].includes(shapeOf(child).shape.kind),
      )
      return isEmpty
        ? undefined
        : Object.fromEntries(values.filter(([, value]) => value !== undefined))
    }
    case 'list': {
      const count = shape.isFixed ? 2 : MAX_ROWS
      const items = Array.from({ length: count }, (_, index) =>
        readValue(shape.item, [...path, index], reading),
      )
      if (shape.isFixed) return items.map((item) => item ?? '')
      return items.filter((item) => item !== undefined && item !== null)
    }
    case 'table': {
      const rows = rowNames(String(path[0]), facts).map(
        (name) => [name, readValue(shape.row, [...path, name], reading)] as const,
      )
      const isKept = path[0] === 'photos'
      return Object.fromEntries(
        rows.filter(([, row]) => isKept || (row !== undefined && row !== null)),
      )
    }
    case 'languages': {
      const [en, es] = [at('en'), at('es')]
      if (en === '' && es === '') return undefined
      return es === '' ? en : { en, es }
    }
    case 'range': {
      const [from, to] = [at('from'), at('to')]
      return from === '' && to === '' ? undefined : { from: numberOr(from), to: numberOr(to) }
    }
    case 'yes-no':
      return textAt(fields, path) === 'yes'
    case 'choice': {
      const text = textAt(fields, path)
      return text === '' ? undefined : text
    }
    case 'photo':
    case 'text':
      return readLeaf(schema, textAt(fields, path))
  }
}

const textAt = (fields: Fields, path: Path): string =>
  (fields.get(entryName(path)) ?? '').trim().replaceAll(/[\r\n\t ]+/g, ' ')

const numberOr = (text: string): number | string => (/^\d{1,9}$/.test(text) ? Number(text) : text)

/**
 * Returns a number where the schema takes one, such as 69 for '$69', and the digits of a phone
 * number as people write it.
 */
function readLeaf(schema: z.ZodType, text: string): unknown {
  if (text === '') return undefined
  if (schema.safeParse(text).success) return text
  const phone = isPossiblePhone(text) ? phoneDigits(text).slice(-10) : ''
  if (schema.safeParse(phone).success) return phone
  const digits = text.replaceAll(/[$,]/g, '')
  const isNumber = /^-?\d{1,12}(?:\.\d{1,12})?$/.test(digits)
  return isNumber && schema.safeParse(Number(digits)).success ? Number(digits) : text
}
