import { channelsOfMailbox, channelsOfPhone, newChannel } from '#server/staff/contact-channels.ts'
import { randomUUID } from 'node:crypto'
import { internationalNumber } from '#domain/phone/phone.ts'
import { isMailbox } from '#server/environment/variable.ts'
import type { NewStaffChannel } from '#server/store/staff-member.ts'
import { parseRole, ROLES } from '#domain/staff/roles.ts'
import { withStore } from '../database/with-store.ts'
import { createCommand, UsageError } from '../terminal/commands.ts'
import { SHORT_ID } from './find-staff-member.ts'
import { listStaff, addStaffMember } from '#server/store/staff-members.ts'

const NAME_PROBLEM = 'add takes a NAME of up to 100 characters.'
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

const LANGUAGES = ['en', 'es'] as const

/** Source: https://pushover.net/api#identifiers. */
const PUSHOVER_KEY = /^[A-Za-z0-9]{30}$/

/** The contact options: how each is read (`null` if it is wrong), and which channels it adds. */
const CONTACT_OPTIONS: readonly {
  readonly option: 'email' | 'phone' | 'pushover'
  readonly read: (raw: string) => string | null
  /** What is wrong, and what to write instead. */
  readonly problem: string
  readonly channels: (value: string) => readonly NewStaffChannel[]
}[] = [
  {
    option: 'email',
    read: (raw) => (isMailbox(raw) ? raw : null),
    problem: 'is not an e-mail address: write one such as dispatch@example.com',
    channels: channelsOfMailbox,
  },
  {
    option: 'phone',
    read: internationalNumber,
    problem: 'is not a number in the international form: write one such as +12015550142',
    channels: channelsOfPhone,
  },
  {
    option: 'pushover',
    read: (raw) => (PUSHOVER_KEY.test(raw) ? raw : null),
    problem: 'has another form: write one such as uQiRzpo4DXghDmr9QzzfQu27cmVRsG',
    channels: (user) => [newChannel({ kind: 'pushover', user }, user)],
  },
]

/** Implements `staff add NAME`: adds a staff member to the alarm. */
export const addStaff = createCommand(ARGUMENTS, async (values, io) => {
  const name = values.positionals.join(' ').trim()
  if (name === '' || name.length > 100) throw new UsageError(NAME_PROBLEM)
  const language = LANGUAGES.find((known) => known === (values.language ?? 'en'))
  if (language === undefined) throw new UsageError(`--language is one of ${LANGUAGES.join(', ')}.`)

  const role = values.role === undefined ? null : parseRole(values.role)
  if (role === null && values.role !== undefined)
    throw new UsageError(`--role is one of ${ROLES.join(', ')}.`)

  const channels: NewStaffChannel[] = []
  for (const { option, read, problem, channels: channelsOf } of CONTACT_OPTIONS) {
    const raw = values[option]?.trim()
    if (raw === undefined) continue
    const value = read(raw)
    if (value === null) throw new UsageError(`--${option} '${raw}' ${problem}.`)
    channels.push(...channelsOf(value))
  }
  if (channels.length === 0)
    throw new UsageError('A staff member needs --email, --phone or --pushover.')

  return await withStore(io, { mayCreate: true }, async (store) => {
    const id = randomUUID()
    const hasOwner = (await store.read((tx) => listStaff(tx))).some((one) => one.role === 'owner')
    if (role === 'locksmith' && !hasOwner)
      throw new UsageError('The first one is an owner: add the owner first, without --role.')
    await store.write((tx) =>
      addStaffMember(tx, { id, name, language, channels, role, now: io.clock() }),
    )
    const position =
      (await store.read((tx) => listStaff(tx))).findIndex((staffMember) => staffMember.id === id) +
      1
    const short = id.slice(0, SHORT_ID)
    await io.out(
      `${name} is number ${position} of the staff list: ${short}\n` +
        `Test every channel now: npm run staff -- test ${short}\n`,
    )
  })
})
