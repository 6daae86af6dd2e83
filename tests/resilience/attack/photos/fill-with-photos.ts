import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { databaseFile } from '#server/environment/open-db.ts'
import { photoForm, sampleJpeg } from '#server/photos/photo-samples.fixture.ts'
import { PHOTO_BUDGET } from '#domain/submission/photo-limits.ts'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import { startTarget } from '../../server.ts'
import { ask, validInsert } from '../faults/asking.ts'

interface FillReport {
  readonly uploads: ReadonlyMap<number, number>
  /** Answers to leads that were sent during the uploads, by status. */
  readonly leads: ReadonlyMap<number, number>
}

/** Photos that still fit into the budget. */
export const ROOM_LEFT = 2
const SENDERS = 4
const LEAD_EVERY_MS = 150

/**
 * Uploads photos to leads, half of which nobody has accepted, from several addresses at once, while
 * leads are sent. Photos of an earlier flood leave little of their budget.
 */
export async function fillWithPhotos(requests: number): Promise<FillReport> {
  const target = await startTarget({ databaseUrl: null, environment: { RATE_LIMIT: 'off' } })
  const uploads = new Map<number, number>()
  const leads = new Map<number, number>()
  const count = (counts: Map<number, number>, status: number): unknown =>
    counts.set(status, (counts.get(status) ?? 0) + 1)
  let sent = 0
  try {
    const paths = await target.withDb(async (db) => {
      const recorded = await Promise.all(Array.from({ length: 20 }, () => recordLead(db)))
      for (const { id } of recorded.slice(10)) await transitionLead(db, id, 'accepted')
      addEarlierPhotos(target.dataDir, recorded[0]?.id ?? '')
      return recorded.map(({ path }) => path)
    })
    const { headers, payload } = await photoForm(sampleJpeg())
    const send = async (sender: number): Promise<void> => {
      while (sent < requests) {
        const number = sent++
        const response = await fetch(`${target.url}${paths[number % paths.length]}/photo`, {
          method: 'POST',
          headers: { ...headers, 'x-forwarded-for': `192.0.2.${sender}` },
          body: new Uint8Array(payload),
          redirect: 'manual',
        })
        await response.arrayBuffer()
        count(uploads, response.status)
      }
    }
    const flood = Promise.all(Array.from({ length: SENDERS }, (_, sender) => send(sender)))
    const state = { isOver: false }
    void flood.finally(() => (state.isOver = true))
    do {
      count(leads, (await ask(target.port, validInsert(target))).status)
      await pause(LEAD_EVERY_MS)
    } while (!state.isOver)
    await flood
    return { uploads, leads }
  } finally {
    await target.remove()
  }
}

/** Adds them in one statement, because the database adds one at a time. */
function addEarlierPhotos(dataDir: string, leadId: string): void {
  const database = new DatabaseSync(databaseFile(dataDir))
  database
    .prepare(
      `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < :photos)
       INSERT INTO photos (id, submission_id, added_at, jpeg) SELECT 'p' || i, :leadId, :now, x'00' FROM n`,
    )
    .run({ photos: PHOTO_BUDGET.photos - ROOM_LEFT, leadId, now: Date.now() })
  database.close()
}
