import { addressOf } from '#server/alarm/new-notice.ts'
import { oneLine } from '#server/mail/clean.ts'
import type { Person, PersonChannel } from '#server/store/alarm/person.ts'
import { withStore } from '../database/open.ts'
import { readArguments } from '../terminal/arguments.ts'
import { misunderstood } from '../terminal/commands.ts'
import { type Command, DONE } from '../terminal/io.ts'
import { table } from '../terminal/table.ts'
import { localMinute } from '../terminal/time.ts'
import { SHORT_ID } from './find-person.ts'

const COLUMNS = [
  { title: '#', align: 'right' as const },
  { title: 'ID' },
  { title: 'NAME', least: 10 },
  { title: 'LANGUAGE' },
  { title: 'CHANNEL' },
  { title: 'WHERE', least: 12 },
  { title: 'STATE', least: 12 },
]

/** `staff list`: who is rung, in which order, and by what. */
export const listStaff: Command = async (args, io) => {
  const parsed = readArguments(args, { json: { type: 'boolean' } })
  if (!parsed.ok) return misunderstood(io, parsed.problem)
  if (parsed.positionals.length > 0) return misunderstood(io, 'list takes no more words.')
  return await withStore(io, { mayCreate: false }, async (store) => {
    const people = await store.alarms.listPeople()
    if (parsed.values.json === true) {
      await io.out(`${JSON.stringify(people.map(asJson), null, 2)}\n`)
      return DONE
    }
    if (people.length === 0) {
      io.err('Nobody is added: the addresses of STAFF_EMAIL are one person with mail.\n')
      return DONE
    }
    await io.out(table(COLUMNS, people.flatMap(linesOf), io.terminal.columns))
    return DONE
  })
}

function linesOf(person: Person, index: number): readonly (readonly string[])[] {
  const who = [
    String(index + 1),
    person.id.slice(0, SHORT_ID),
    oneLine(person.name),
    person.language,
  ]
  if (person.channels.length === 0) return [[...who, '', '', 'cannot be rung']]
  return person.channels.map((channel, line) => [
    ...(line === 0 ? who : ['', '', '', '']),
    channel.kind,
    whereOf(channel),
    stateOf(channel),
  ])
}

/** Where a channel leads, as its owner knows it. */
export function whereOf(channel: PersonChannel): string {
  const address = addressOf(channel)
  switch (address.kind) {
    case 'mail':
      return address.to.join(', ')
    case 'call':
    case 'sms':
      return address.phone
    case 'push':
      return new URL(address.subscription.endpoint).host
    case 'pushover':
      return `${address.user.slice(0, 4)}…`
    case 'ntfy':
    case 'webhook':
      // The house's own, set up by the environment.
      return ''
  }
}

function stateOf({ goneAt, testedAt, lastError }: PersonChannel): string {
  if (goneAt !== null) return `gone since ${localMinute(goneAt)}`
  const tested = testedAt === null ? 'never tested' : `tested ${localMinute(testedAt)}`
  return lastError === null ? tested : `${tested}, last: ${oneLine(lastError)}`
}

const iso = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

const asJson = (person: Person, index: number) => ({
  position: index + 1,
  id: person.id,
  name: person.name,
  language: person.language,
  channels: person.channels.map((channel) => ({
    kind: channel.kind,
    where: whereOf(channel),
    testedAt: iso(channel.testedAt),
    lastOkAt: iso(channel.lastOkAt),
    lastError: channel.lastError,
    goneAt: iso(channel.goneAt),
  })),
})
