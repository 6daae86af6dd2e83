import { expect, test } from 'vitest'
import { execute, first, type Tx } from '#server/db/db.ts'
import type { Fixture } from './database.fixture.ts'

const set = (tx: Tx, value: string) =>
  execute(tx, `UPDATE settings SET value = :value WHERE key = 'captcha_provider'`, { value })

const get = async (tx: Tx) =>
  (await first<{ value: string }>(tx, `SELECT value FROM settings WHERE key = 'captcha_provider'`))
    ?.value

export function transactionsContract(fixture: Fixture): void {
  test('rolls back what a rejected function has written', async () => {
    const db = fixture.db
    const before = await db.read(get)
    const failed = db.write(async (tx) => {
      await set(tx, 'altcha-2')
      expect(await get(tx)).toBe('altcha-2')
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    expect(await db.read(get)).toBe(before)
  })

  test('refuses a statement after the end of its transaction', async () => {
    const db = fixture.db
    let late: Tx | undefined
    await db.write(async (tx) => {
      late = tx
      await set(tx, 'before')
    })
    if (late === undefined) throw new Error('no transaction')
    await expect(set(late, 'after')).rejects.toThrow('the transaction has ended')
    expect(await db.read(get)).toBe('before')
  })

  test('refuses a statement after its transaction was rolled back', async () => {
    const db = fixture.db
    let late: Tx | undefined
    const failed = db.writeRelaxed(async (tx) => {
      late = tx
      throw new Error('no')
    })
    await expect(failed).rejects.toThrow('no')
    if (late === undefined) throw new Error('no transaction')
    await expect(set(late, 'after')).rejects.toThrow('the transaction has ended')
  })

  test('refuses a transaction inside of another, which would wait for its end', async () => {
    const db = fixture.db
    for (const nested of [db.write, db.writeRelaxed, db.single]) {
      const outer = db.write(async (tx) => {
        await set(tx, 'outer')
        await nested((inner) => set(inner, 'inner'))
      })
      await expect(outer).rejects.toThrow('inside of another')
    }
    await db.write((tx) => set(tx, 'next'))
    expect(await db.read(get)).toBe('next')
  })

  test('serves reads while a transaction waits, and shows them what was committed', async () => {
    const db = fixture.db
    const { promise: waits, resolve: goOn } = Promise.withResolvers<void>()
    await db.write((tx) => set(tx, 'before'))
    const writing = db.write(async (tx) => {
      await set(tx, 'during')
      await waits
    })
    expect(await db.read(get)).toBe('before')
    goOn()
    await writing
    expect(await db.read(get)).toBe('during')
  })
}
