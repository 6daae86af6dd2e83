import type { Lead, Store } from '#server/store/store.ts'

/** What every stored request is owed in the database, beside its row, once all is quiet. */
export interface Owed {
  readonly name: string
  /** How many of these requests went without. */
  missing(leads: readonly Lead[], store: Store): Promise<number>
}

/** Whatever is written in the transaction of a request has its line here, and is looked for after the kills. */
export const OWED: readonly Owed[] = [
  {
    name: 'a mail that is marked sent',
    missing: async (leads) => leads.filter(({ mail }) => mail.state !== 'sent').length,
  },
  {
    name: 'an alarm that has begun to ring',
    async missing(leads, { alarms }) {
      let missing = 0
      for (const { id } of leads) {
        const [first] = await alarms.listEvents(id)
        if (first?.kind !== 'stored') missing += 1
      }
      const { ringing } = await alarms.stats(Date.now())
      return missing + Math.abs(leads.length - ringing)
    },
  },
]
