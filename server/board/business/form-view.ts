import type { z } from 'zod'
import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { aboutEntry } from '#domain/business/schema/entry.ts'
import { type Business, businessSchema } from '#domain/business/schema/schema.ts'
import { entryName } from '#domain/text/problem.ts'
import type { Language } from '#domain/text/language.ts'
import { businessPhotoAddress } from '#server/board/addresses.ts'
import { MAX_ROWS } from '#server/board/field-lengths.ts'
import type { BusinessField } from '#server/board/business/business-field.tsx'
import { UPLOADED_PHOTO } from '#domain/business/uploaded-photo.ts'
import { rowNames, shapeOf } from './schema-shape.ts'
import { entriesOf, type SectionId } from './sections.ts'

/** Empty rows at the end of a list, to add to it. */
const EMPTY_ROWS = 2

interface FormOptions {
  readonly language: Language
  /** Facts whose values the fields show, valid or as they were typed. */
  readonly facts: Business
  /** By the path of the entry, such as `phones.default`. */
  readonly problems: ReadonlyMap<string, string>
}

/** Returns the fields of a section. */
export function sectionFields(section: SectionId, options: FormOptions): readonly BusinessField[] {
  return entriesOf(section).map((entry) => {
    const schema: z.ZodType = businessSchema.shape[entry]
    const [label, text] = aboutEntry(schema)[options.language]
    return { ...fieldOf(schema, [entry], options.facts[entry], { ...options, label }), text }
  })
}

/** Returns the names of all fields and groups, which problems can be placed at. */
export const fieldNames = (fields: readonly BusinessField[]): readonly string[] =>
  fields.flatMap((field) => [
    field.name,
    ...(field.kind === 'group' ? fieldNames(field.fields) : []),
  ])

interface FieldOptions extends FormOptions {
  readonly label: string
}

function fieldOf(
  schema: z.ZodType,
  path: readonly (string | number)[],
  value: unknown,
  options: FieldOptions,
): BusinessField {
  const { shape, isNullable, isOptional } = shapeOf(schema)
  const { language, label, problems } = options
  const name = entryName(path)
  const problem = problems.get(name) ?? null
  const messages = BUSINESS_MESSAGES[language]
  const labelOf = (key: string): string => messages.fields[key] ?? key
  const part = (key: string | number): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  const child = (
    childSchema: z.ZodType,
    key: string | number,
    childLabel: string,
    childValue: unknown = part(key),
  ): BusinessField =>
    fieldOf(childSchema, [...path, key], childValue, { ...options, label: childLabel })
  const text = (key: string, textValue: unknown): BusinessField => ({
    kind: 'text',
    name: `${name}.${key}`,
    label: labelOf(key),
    value: shownText(textValue),
    isLong: shape.kind === 'languages',
    problem: null,
  })
  const group = (fields: readonly BusinessField[], isFolded = false): BusinessField => ({
    kind: 'group',
    name,
    label,
    fields,
    isFolded,
    problem,
  })
  switch (shape.kind) {
    case 'object':
      return group(shape.fields.map(([key, childSchema]) => child(childSchema, key, labelOf(key))))
    case 'list': {
      const items: readonly unknown[] = Array.isArray(value) ? value : []
      const count = shape.isFixed ? 2 : Math.min(MAX_ROWS, items.length + EMPTY_ROWS)
      return group(
        Array.from({ length: count }, (_, index) =>
          child(
            shape.item,
            index,
            rowLabel(items[index], index, { language, added: messages.added }),
            items[index],
          ),
        ),
      )
    }
    case 'table':
      return group(
        rowNames(String(path[0]), options.facts).map((row) => ({
          ...child(shape.row, row, labelOf(row)),
          isFolded: path[0] !== 'photos',
        })),
      )
    case 'languages': {
      const isOne = typeof value === 'string'
      return group([text('en', isOne ? value : part('en')), text('es', isOne ? '' : part('es'))])
    }
    case 'range':
      return group([text('from', part('from')), text('to', part('to'))])
    case 'yes-no':
      return {
        kind: 'choice',
        name,
        label,
        value: value === true ? 'yes' : 'no',
        options: [
          ['yes', messages.yes],
          ['no', messages.no],
        ],
        problem,
      }
    case 'choice':
      return {
        kind: 'choice',
        name,
        label,
        value: shownText(value),
        options: [
          ...(isNullable || isOptional || value === undefined ? [['', '–'] as const] : []),
          ...shape.options.map((option) => [option, labelOf(option)] as const),
        ],
        problem,
      }
    case 'photo': {
      const file = shownText(value)
      const address = UPLOADED_PHOTO.test(file) ? businessPhotoAddress(file) : null
      return { kind: 'photo', name, label, value: file, address, problem }
    }
    case 'text':
      return {
        kind: 'text',
        name,
        label,
        value: shownText(value),
        isLong: false,
        problem,
      }
  }
}

const shownText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

interface RowOptions {
  readonly language: Language
  /** Label of an empty row. */
  readonly added: string
}

/** Names a row of a list by what it is about. */
function rowLabel(item: unknown, index: number, { language, added }: RowOptions): string {
  if (item === undefined) return added
  const named = ['name', 'label', 'make', 'author', 'number', 'what'].flatMap((key) => {
    const value: unknown = typeof item === 'object' && item !== null ? Reflect.get(item, key) : null
    const text: unknown =
      typeof value === 'object' && value !== null ? Reflect.get(value, language) : value
    return typeof text === 'string' ? [text] : []
  })
  return named[0] ?? String(index + 1)
}
