import { UNKNOWN_TOWN } from '#server/leads/overview.ts'
import type { Lead } from '#server/store/lead.ts'

/** Returns the town for lists and counts. */
export const townName = ({ town }: Pick<Lead, 'town'>): string => town?.name ?? UNKNOWN_TOWN
