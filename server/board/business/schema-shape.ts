import { z } from 'zod'
import { type Business, PHOTO_SUBJECTS } from '#domain/business/schema/schema.ts'
import { isLocalizedText, isMinutes, isPhotoFile } from '#domain/business/schema/values.ts'

/** What a form needs to know of a schema: how a value consists of fields. */
export type Shape =
  | { readonly kind: 'object'; readonly fields: readonly (readonly [string, z.ZodType])[] }
  | { readonly kind: 'list'; readonly item: z.ZodType; readonly isFixed: boolean }
  | { readonly kind: 'table'; readonly row: z.ZodType }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  | { readonly kind: 'yes-no' }
  | { readonly kind: 'languages' }
  | { readonly kind: 'range' }
  | { readonly kind: 'photo' }
  | { readonly kind: 'text' }

interface ShapedSchema {
  readonly shape: Shape
  /** Whether the value can be `null`. */
  readonly isNullable: boolean
  /** Whether the entry can be missing. */
  readonly isOptional: boolean
}

/** Returns the shape of a schema of business.json. */
export function shapeOf(schema: z.ZodType): ShapedSchema {
  if (schema instanceof z.ZodReadonly) return shapeOf(schema.unwrap() as z.ZodType)
  if (schema instanceof z.ZodNullable)
    return { ...shapeOf(schema.unwrap() as z.ZodType), isNullable: true }
  if (schema instanceof z.ZodOptional)
    return { ...shapeOf(schema.unwrap() as z.ZodType), isOptional: true }
  return { shape: ownShape(schema), isNullable: false, isOptional: false }
}

function ownShape(schema: z.ZodType): Shape {
  if (schema instanceof z.ZodObject)
    return { kind: 'object', fields: Object.entries(schema.shape as Record<string, z.ZodType>) }
  if (schema instanceof z.ZodArray)
    return { kind: 'list', item: schema.element as z.ZodType, isFixed: false }
  if (schema instanceof z.ZodTuple)
    return { kind: 'list', item: schema.def.items[0] as z.ZodType, isFixed: true }
  if (schema instanceof z.ZodRecord)
    return { kind: 'table', row: schema.valueType as unknown as z.ZodType }
  if (schema instanceof z.ZodEnum)
    return { kind: 'choice', options: schema.options.map((option) => String(option)) }
  if (schema instanceof z.ZodBoolean) return { kind: 'yes-no' }
  if (isLocalizedText(schema)) return { kind: 'languages' }
  if (isPhotoFile(schema)) return { kind: 'photo' }
  return isMinutes(schema) ? { kind: 'range' } : { kind: 'text' }
}

/** Returns the names of the rows of a table. */
export function rowNames(
  entry: string,
  { services, towns }: Pick<Business, 'services' | 'towns'>,
): readonly string[] {
  if (entry === 'photos') return PHOTO_SUBJECTS
  return entry === 'townArrivalMinutes' || entry === 'townNightMinutes'
    ? towns.map(({ name }) => name)
    : services.map(({ label }) => label)
}
