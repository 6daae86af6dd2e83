import type { GroupId } from '#domain/services.ts'

/** One line under a category's name in the ledger; apart from the pages' copy, so that home does not load it. */
export const CATEGORY_BLURBS: Readonly<Record<GroupId, string>> = {
  emergency: 'Locked out, any hour.',
  residential: 'Houses, condos, walk-ups.',
  commercial: 'Shops, offices, buildings.',
  automotive: 'Cut and programmed at the curb.',
}
