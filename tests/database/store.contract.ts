import { afterEach, beforeEach, describe } from 'vitest'
import { alarmsContract } from './alarms.contract.ts'
import { appointmentChangesContract } from './appointment-changes.contract.ts'
import { arrivalSmsContract } from './arrival-sms.contract.ts'
import { boardContract } from './board.contract.ts'
import { businessContract } from './business.contract.ts'
import { codesContract } from './codes.contract.ts'
import { callsContract } from './calls.contract.ts'
import { capsContract } from './caps.contract.ts'
import { countersContract } from './counters.contract.ts'
import { duplicatesContract } from './duplicates.contract.ts'
import type { EmptyDatabase, Fixture } from './database.fixture.ts'
import { handBackContract } from './hand-back.contract.ts'
import { leavingContract } from './leaving.contract.ts'
import { incomingCallsContract } from './incoming-calls.contract.ts'
import { leadsContract } from './leads.contract.ts'
import { migrationContract } from './migration.contract.ts'
import { noticesContract } from './notices.contract.ts'
import { outboxContract } from './outbox.contract.ts'
import { outcomesContract } from './outcomes.contract.ts'
import { visitorMailsContract } from './visitor-mails.contract.ts'
import { pricesContract } from './prices.contract.ts'
import { staffMembersContract } from './staff-members.contract.ts'
import { raceContract } from './races.contract.ts'
import { remindersContract } from './reminders.contract.ts'
import { reviewsContract } from './reviews.contract.ts'
import { statusPagesContract } from './status-pages.contract.ts'
import { transactionsContract } from './transactions.contract.ts'
import { recordContract } from './record.contract.ts'
import { sessionsContract } from './sessions.contract.ts'
import type { Db } from '#server/db/db.ts'

/** Contract suite of both engines. Every test has a database of its own. */
export function storeContract(engine: Db['engine'], create: () => Promise<EmptyDatabase>): void {
  let database: EmptyDatabase
  let opened: Db[] = []

  const another = (): Db => {
    const db = database.open()
    opened.push(db)
    return db
  }

  const fixture: Fixture = {
    get db() {
      return opened[0] ?? another()
    },
    another,
  }

  beforeEach(async () => {
    database = await create()
    opened = []
    await fixture.db.migrate()
  })

  afterEach(async () => {
    await Promise.all(opened.map((db) => db.close()))
    await database.drop()
  })

  describe(`${engine}: schema and settings`, () => migrationContract(fixture))
  describe(`${engine}: transactions`, () => transactionsContract(fixture))
  describe(`${engine}: recording a submission`, () => recordContract(fixture))
  describe(`${engine}: concurrent submissions`, () => raceContract(fixture))
  describe(`${engine}: duplicates`, () => duplicatesContract(fixture))
  describe(`${engine}: mail queue`, () => outboxContract(fixture))
  describe(`${engine}: leads`, () => leadsContract(fixture))
  describe(`${engine}: alarms`, () => alarmsContract(fixture))
  describe(`${engine}: hand-back and undo`, () => handBackContract(fixture))
  describe(`${engine}: notices of an alarm`, () => noticesContract(fixture))
  describe(`${engine}: calls of an alarm`, () => callsContract(fixture))
  describe(`${engine}: caps of calls`, () => capsContract(fixture))
  describe(`${engine}: text message with the arrival time`, () => arrivalSmsContract(fixture))
  describe(`${engine}: other times of appointments`, () => appointmentChangesContract(fixture))
  describe(`${engine}: reminders of appointments`, () => remindersContract(fixture))
  describe(`${engine}: incoming calls`, () => incomingCallsContract(fixture))
  describe(`${engine}: reviews`, () => reviewsContract(fixture))
  describe(`${engine}: status pages and mails to visitors`, () => statusPagesContract(fixture))
  describe(`${engine}: staff members`, () => staffMembersContract(fixture))
  describe(`${engine}: leaving the staff`, () => leavingContract(fixture))
  describe(`${engine}: sessions of the board`, () => sessionsContract(fixture))
  describe(`${engine}: sign-in by a code`, () => codesContract(fixture))
  describe(`${engine}: content of the board`, () => boardContract(fixture))
  describe(`${engine}: overview and search`, () => outcomesContract(fixture))
  describe(`${engine}: mails to the visitor`, () => visitorMailsContract(fixture))
  describe(`${engine}: quotes and payments`, () => pricesContract(fixture))
  describe(`${engine}: facts of the business`, () => businessContract(fixture))
  describe(`${engine}: counters and captcha nonces`, () => countersContract(fixture))
}
