import { Transformer } from '@napi-rs/image'
import { photoForm, SECRET_PLACE } from '#server/photos/photo-samples.fixture.ts'
import { PHOTO_LIMITS } from '#domain/submission/photo-limits.ts'
import type { Db } from '#server/db/db.ts'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import { createRandom } from '../../random.ts'
import { startTarget, type Target } from '../../server.ts'
import { memoryGrowth, type MemorySample } from '../fuzz/memory-growth.ts'
import { type HostilePhoto, hostilePhoto } from './hostile-photos.ts'
import { boardDetail, getPhoto } from '#server/leads/board-leads.ts'

interface PhotoReport {
  readonly sent: number
  readonly stored: number
  /** One sentence each; the first few. */
  readonly problems: readonly string[]
}

const SENDERS = 3
const SAMPLE_EVERY = 20
const MIN_FOR_MEMORY = 2000
const MAX_LISTED = 10

/**
 * Sends hostile files to the status pages of leads, and checks every answer and every stored photo.
 */
export async function runPhotos(options: {
  readonly seed: number
  readonly requests: number
  readonly databaseUrl: string | null
}): Promise<PhotoReport> {
  const { seed, requests, databaseUrl } = options
  const target = await startTarget({ databaseUrl, environment: { RATE_LIMIT: 'off' } })
  const random = createRandom(seed)
  const samples: MemorySample[] = []
  const problems: string[] = []
  const leads: string[] = []
  let sent = 0

  const sendAll = async (db: Db): Promise<void> => {
    const newPath = async (): Promise<string> => {
      const { id, path } = await recordLead(db)
      await transitionLead(db, id, 'accepted')
      leads.push(id)
      return path
    }
    let path = await newPath()
    while (sent < requests && !target.hasEnded()) {
      if (sent++ % SAMPLE_EVERY === 0)
        samples.push({ requests: sent, mb: await target.residentMb() })
      const photo = hostilePhoto(random)
      const status = await post(target, path, photo)
      if (status === 409) path = await newPath()
      else if (!isRight(photo, status)) problems.push(`${photo.kind} was answered with ${status}`)
    }
  }

  try {
    const stored = await target.withDb(async (db) => {
      await Promise.all(Array.from({ length: SENDERS }, () => sendAll(db)))
      return await checkStored(db, leads, problems)
    })
    if (requests >= MIN_FOR_MEMORY) problems.push(...memoryGrowth(samples, requests / 4))
    if (target.hasEnded()) problems.push(`the server ended: ${target.complaints()}`)
    for (const [name, times] of target.log.warnings)
      problems.push(`${times} times in the log: ${name}`)
    return { sent, stored, problems: problems.slice(0, MAX_LISTED) }
  } finally {
    await target.remove()
  }
}

async function post({ url }: Target, path: string, { file }: HostilePhoto): Promise<number> {
  const { headers, payload } = await photoForm(file)
  const body = new Uint8Array(payload)
  const response = await fetch(`${url}${path}/photo`, {
    method: 'POST',
    headers,
    body,
    redirect: 'manual',
  })
  await response.arrayBuffer()
  return response.status
}

const isRight = ({ mayBeStored }: HostilePhoto, status: number): boolean =>
  status === 413 || status === 422 || (mayBeStored && status === 303)

/** Checks that each stored photo is a JPEG that the converter wrote; returns their number. */
async function checkStored(db: Db, leads: readonly string[], problems: string[]): Promise<number> {
  let stored = 0
  for (const id of leads)
    for (const photoId of (await db.read((tx) => boardDetail(tx, id)))?.photoIds ?? []) {
      stored++
      const jpeg = Buffer.from((await db.read((tx) => getPhoto(tx, photoId))) ?? [])
      const { width, height, format, exif } = new Transformer(jpeg).metadataSync(true)
      const isSafe =
        format === 'jpeg' &&
        exif === undefined &&
        !jpeg.includes(SECRET_PLACE) &&
        jpeg.length <= PHOTO_LIMITS.storedBytes &&
        Math.max(width, height) <= PHOTO_LIMITS.storedPixels
      if (!isSafe) problems.push(`photo ${photoId} was not written by the converter`)
    }
  return stored
}
