import { townOfLead } from '#domain/lead-town.ts'
import { UNKNOWN_TOWN } from '#server/lead/overview.ts'

/** Returns the town for lists and counts. */
export const townName = (lead: Parameters<typeof townOfLead>[0]): string =>
  townOfLead(lead)?.name ?? UNKNOWN_TOWN
