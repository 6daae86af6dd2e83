import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PHOTO_MESSAGES } from '#copy/server/visitor-photos.ts'
import { sampleJpeg } from '#server/photos/photo-samples.fixture.ts'
import { recordLead, transitionLead } from '#tests/support/board-setup.ts'
import { ENDED_REQUESTS, type Engine } from '../engine.ts'
import { listEvents } from '#server/db/tables/events.ts'

const { link, send, sent } = PHOTO_MESSAGES.en

/** Sends a note from a status page. */
export async function sendNote({ page }: Engine, path: string): Promise<void> {
  await page.goto(path)
  await page.click('a', 'Add a note')
  await page.waitForPath(/\/note$/)
  await page.fill('#note', 'Blue door, ring twice')
  await page.click('button', 'Send the note')
  await page.waitForPath(/^\/r\/[\w-]{22}$/)
}

/** Sends a photo from the status page of an accepted lead. */
export async function sendPhoto({ page }: Engine, path: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'palisade-photo-'))
  const photo = join(folder, 'lock.jpg')
  writeFileSync(photo, sampleJpeg(3000, 2000))
  await page.goto(path)
  await page.click('a', link)
  await page.waitForPath(/\/photo$/)
  await page.chooseFiles('input[type=file]', [photo])
  await page.click('main button', send)
  await page.waitForText(sent(1))
  rmSync(folder, { recursive: true })
}

/** The status page of one lead. */
export function testStatusPage(get: () => Engine): void {
  test('follows the job by itself, and sends a note and a photo', async () => {
    const { page, app, allow } = get()
    // A page that is left while its script still loads reports it.
    allow(ENDED_REQUESTS)
    const { id, path } = await app.withDb((db) => recordLead(db))
    await sendNote(get(), path)
    const kinds = await app.withDb((db) => db.read((tx) => listEvents(tx, id)))
    expect(kinds.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['note']))
    await app.withDb((db) => transitionLead(db, id, 'accepted'))
    await page.waitForText('has your request.')
    await sendPhoto(get(), path)
  })
}
