import type { FieldName } from './draft.ts'

/**
 * What the fields of the form are called, in one language. Browser and
 * server both need it; a page ships the file of its own language only.
 */
export type FieldLabels = Readonly<Record<FieldName, string>>
