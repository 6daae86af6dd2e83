import { randomUUID } from 'node:crypto'
import { ROLES } from '#domain/staff/roles.ts'
import { LANGUAGES } from '#domain/text/language.ts'
import { memberDetails, STAFF_NAME_LENGTH } from '#server/staff/member.ts'
import { addStaffMember, listStaff } from '#server/db/tables/staff-members.ts'
import { withDb } from '../database/with-db.ts'
import { createCommand, UsageError } from '../terminal/commands.ts'
import { SHORT_ID } from '../terminal/format.ts'

const NAME_PROBLEM = `add takes a NAME of up to ${STAFF_NAME_LENGTH} characters.`
const ARGUMENTS = {
  options: {
    email: { type: 'string' },
    phone: { type: 'string' },
    pushover: { type: 'string' },
    language: { type: 'string' },
    role: { type: 'string' },
  },
  positionals: [1, Infinity, NAME_PROBLEM],
} as const

const PROBLEMS = {
  name: NAME_PROBLEM,
  email: '--email is not an e-mail address: write one such as dispatch@example.com.',
  phone: '--phone is not a number in the international form: write one such as +12015550142.',
  pushover: '--pushover has another form: write one such as uQiRzpo4DXghDmr9QzzfQu27cmVRsG.',
  language: `--language is one of ${LANGUAGES.join(', ')}.`,
  role: `--role is one of ${ROLES.join(', ')}.`,
  contact: 'A staff member needs --email, --phone or --pushover.',
}

/** Implements `staff add NAME`: adds a staff member to the alarm. */
export const addStaff = createCommand(ARGUMENTS, async ({ positionals, ...options }, io) => {
  const typed = { ...options, name: positionals.join(' ') }
  const read = memberDetails(PROBLEMS, { needsContact: true }).safeParse(typed)
  if (!read.success) throw new UsageError(read.error.issues[0]?.message ?? NAME_PROBLEM)
  const details = read.data
  return await withDb(io, { mayCreate: true }, async (db) => {
    const id = randomUUID()
    const staff = await db.write(async (tx) => {
      const hasOwner = (await listStaff(tx)).some(({ role }) => role === 'owner')
      if (details.role === 'locksmith' && !hasOwner)
        throw new UsageError('The first one is an owner: add the owner first, without --role.')
      await addStaffMember(tx, { id, ...details, now: io.clock() })
      return await listStaff(tx)
    })
    const position = staff.findIndex((staffMember) => staffMember.id === id) + 1
    const short = id.slice(0, SHORT_ID)
    await io.out(
      `${details.name} is number ${position} of the staff list: ${short}\n` +
        `Test every channel now: npm run staff -- test ${short}\n`,
    )
  })
})
