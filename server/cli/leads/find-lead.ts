import type { Lead } from '#server/db/tables/lead.ts'
import type { Db } from '#server/db/db.ts'
import { idCommand } from '../database/with-db.ts'
import { CommandError } from '../terminal/commands.ts'
import { getLead, findLeads } from '#server/db/tables/lead-queries.ts'

const MAX_NAMED_LEADS = 5
/** Minimum characters of an ID prefix; fewer are often a typing error. */
const MIN_ID_PREFIX = 6

async function findLead(db: Db, text: string): Promise<Lead> {
  const wanted = text.toLowerCase()
  const exact =
    (await db.read((tx) => getLead(tx, text))) ?? (await db.read((tx) => getLead(tx, wanted)))
  if (exact) return exact
  if (wanted.length < MIN_ID_PREFIX)
    throw new CommandError(
      `There is no lead '${text}'; of an id, give at least ${MIN_ID_PREFIX} characters.`,
    )
  const found = await db.read((tx) => findLeads(tx, wanted, MAX_NAMED_LEADS))
  const [lead, ...others] = found
  if (lead && others.length === 0) return lead
  throw new CommandError(
    lead
      ? `'${text}' begins more than one id: ${found.map(({ id }) => id).join(', ')}.`
      : `There is no lead whose id is or begins with '${text}'.`,
  )
}

/** Creates the command `leads VERB ID`, which works on one lead. */
export const commandForLead = idCommand(findLead)
