import type { Lead, Store } from '#server/store/store.ts'

/** What every stored request is owed in the database, beside its row, once all is quiet. */
export interface Owed {
  readonly name: string
  /** How many of these requests went without. */
  missing(leads: readonly Lead[], store: Store): Promise<number>
}

/** Whether a lead's visitor gets a mail: an address was given, and a captcha verified. */
export const isMailed = ({ email, verification }: Lead): boolean =>
  email !== null && verification === 'verified'

/** Whatever is written in the transaction of a request has its line here, and is looked for after the kills. */
export const OWED: readonly Owed[] = [
  {
    name: 'a mail that is marked sent',
    missing: async (leads) => leads.filter(({ mail }) => mail.state !== 'sent').length,
  },
  {
    // Nobody takes one in these tests: each still rings.
    name: 'an alarm',
    missing: async (leads, { alarms }) => leads.length - (await alarms.stats(Date.now())).ringing,
  },
  {
    name: 'a mail to its visitor that is marked sent, where one is sent at all',
    missing: async (leads, { visitorMail }) => {
      const { sent } = await visitorMail.outboxStats()
      return leads.filter(isMailed).length - sent
    },
  },
]
