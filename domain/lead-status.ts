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
const STEPS: Readonly<Record<LeadStatus, readonly LeadStatus[]>> = {
  pending: ['accepted', 'cancelled', 'lost', 'spam'],
  accepted: ['en_route', 'done', 'cancelled', 'lost', 'spam'],
  en_route: ['done', 'cancelled', 'lost', 'spam'],
  done: [],
  cancelled: [],
  lost: [],
  spam: [],
}

export const mayBecome = (from: LeadStatus, to: LeadStatus): boolean => STEPS[from].includes(to)

/** The way of a request that goes well; null at its end. */
export const nextStatus = (from: LeadStatus): LeadStatus | null =>
  STEPS[from].find((to) => GOING_WELL.includes(to)) ?? null

const GOING_WELL: readonly LeadStatus[] = ['accepted', 'en_route', 'done']

/** From where a request may step to `to`. */
export const statusesBefore = (to: LeadStatus): readonly LeadStatus[] =>
  LEAD_STATUSES.filter((from) => mayBecome(from, to))

/** True where nothing follows any more. */
export const isOver = (status: LeadStatus): boolean => STEPS[status].length === 0

/** The status that a text of the database names; null for one that this release does not know. */
export const leadStatus = (text: string): LeadStatus | null =>
  LEAD_STATUSES.find((status) => status === text) ?? null
