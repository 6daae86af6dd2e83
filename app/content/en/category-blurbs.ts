import type { GroupId } from '#domain/services.ts'

/** One line under a category's name in the ledger; apart from the pages' copy, so that home does not load it. */
export const CATEGORY_BLURBS: Readonly<Record<GroupId, string>> = {
  emergency: 'Locked out? Call day or night.',
  residential: 'Houses and apartments.',
  commercial: 'Stores, offices, buildings.',
  automotive: 'Keys made where you are parked.',
}
