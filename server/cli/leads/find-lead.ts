import type { Lead } from '#server/store/lead.ts'
import type { Store } from '#server/store/store.ts'
import { type Found, idCommand } from '../database/with-store.ts'

/** Maximum number of matches that a message names. */
const MAX_NAMED_LEADS = 5
/** Minimum characters of an ID prefix; fewer are often a typing error. */
const MIN_ID_PREFIX = 6

/** Returns the lead with this ID, or the only one with this prefix. */
async function findLead(
  store: Pick<Store, 'getLead' | 'findLeads'>,
  text: string,
): Promise<Found<Lead>> {
  const wanted = text.toLowerCase()
  const exact = (await store.getLead(text)) ?? (await store.getLead(wanted))
  if (exact) return { ok: true, value: exact }
  if (wanted.length < MIN_ID_PREFIX) {
    const problem = `There is no request '${text}'; of an id, give at least ${MIN_ID_PREFIX} characters.`
    return { ok: false, problem }
  }
  const found = await store.findLeads(wanted, MAX_NAMED_LEADS)
  const [lead, ...others] = found
  if (lead && others.length === 0) return { ok: true, value: lead }
  const problem = lead
    ? `'${text}' begins more than one id: ${found.map(({ id }) => id).join(', ')}.`
    : `There is no request whose id is or begins with '${text}'.`
  return { ok: false, problem }
}

/** Creates the command `leads VERB ID`, which works on one lead. */
export const commandForLead = idCommand(findLead)
