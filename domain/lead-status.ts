/**
 * What has become of a request, as `submissions.status` holds it. The
 * specification names `pending` only (R50); the others are this business's
 * own way from there.
 */
export const LEAD_STATUSES = [
  'pending',
  'accepted',
  'en_route',
  'done',
  'cancelled',
  'lost',
  'spam',
] as const

export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** The only steps there are; whatever is not here never happens, in whichever order clicks arrive. */
const STATUS_TRANSITIONS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  pending: ['accepted', 'cancelled', 'lost', 'spam'],
  accepted: ['en_route', 'done', 'cancelled', 'lost', 'spam'],
  en_route: ['done', 'cancelled', 'lost', 'spam'],
  done: [],
  cancelled: [],
  lost: [],
  spam: [],
}

export const canTransition = (from: LeadStatus, to: LeadStatus): boolean =>
  STATUS_TRANSITIONS[from].includes(to)

/** The way of a request that goes well; null at its end. */
export const nextStatus = (from: LeadStatus): LeadStatus | null =>
  STATUS_TRANSITIONS[from].find((to) => SUCCESS_PATH.includes(to)) ?? null

const SUCCESS_PATH: readonly LeadStatus[] = ['accepted', 'en_route', 'done']

/** From where a request may step to `to`. */
export const statusesLeadingTo = (to: LeadStatus): readonly LeadStatus[] =>
  LEAD_STATUSES.filter((from) => canTransition(from, to))

/** True where nothing follows any more. */
export const isFinalStatus = (status: LeadStatus): boolean =>
  STATUS_TRANSITIONS[status].length === 0

/** The status that a text of the database names; null for one that this release does not know. */
export const parseLeadStatus = (text: string): LeadStatus | null =>
  LEAD_STATUSES.find((status) => status === text) ?? null
