/** The names under which the overview groups leads. */

import { business } from '#domain/business/business.ts'
import { OTHER_SERVICE, serviceOptions } from '#domain/services/services.ts'
import { cleanLine, truncate } from '#domain/text/clean-text.ts'
import type { Lead } from '#server/db/tables/lead.ts'
import type { CountedGroup } from './count-outcomes.ts'
import type { CountedLead } from './counted-leads.ts'

const SOURCE_LENGTH = 40

/** The source of visitors without an ad or a referrer. */
export const NO_SOURCE = 'direct'

/** The source of leads whose page could not say, such as of a form without scripts. */
export const UNKNOWN_SOURCE = 'unknown'

/** The town of leads that name none. */
export const UNKNOWN_TOWN = 'elsewhere'

/** Names a stored value of each group, `null` too. */
export const GROUPED_NAMES: Readonly<Record<CountedGroup, (stored: string | null) => string>> = {
  loss: (reason) => reason ?? '',
  person: (name) => cleanLine(name ?? business.name),
  service: (service) =>
    service !== null && serviceOptions().includes(service) ? service : OTHER_SERVICE,
  town: (town) => town ?? UNKNOWN_TOWN,
  source: (source) =>
    source === null ? UNKNOWN_SOURCE : truncate(cleanLine(source), SOURCE_LENGTH) || NO_SOURCE,
}

/** The name under which a group counts a lead; `null` if it does not. */
export function nameIn(group: CountedGroup, lead: CountedLead): string | null {
  if (group === 'loss') return lead.loss
  if (group !== 'person') return GROUPED_NAMES[group](lead[group])
  const { acceptedAt, assignee } = lead
  return acceptedAt === null || assignee === null ? null : GROUPED_NAMES.person(assignee.name)
}

/** Returns the town for lists. */
export const townName = ({ town }: Pick<Lead, 'town'>): string => town?.name ?? UNKNOWN_TOWN
