import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { captchaToken } from '#tests/support/captcha-solver.ts'
import { type FakeGoogle, startFakeGoogle } from '#tests/support/fake-google.ts'
import { type RunningApp, startApp } from '#tests/support/running-app.ts'
import { sampleSubmission } from '#tests/support/running-app-request.ts'

// A proof of work takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

/**
 * Tests the unmodified official client against the listening server, one test per row of the wire
 * format.
 */
let running: RunningApp
let google: FakeGoogle
let client: SupabaseClient

beforeAll(async () => {
  google = await startFakeGoogle()
  running = await startApp({
    environment: { RECAPTCHA_SECRET_KEY: google.secret, RECAPTCHA_VERIFY_URL: google.verifyUrl },
  })
  client = createClient(running.url, running.anonKey)
})
afterAll(async () => {
  await running.remove()
  await google.stop()
})

const filled = (changes = {}): Record<string, unknown> =>
  sampleSubmission({ recaptcha_token: google.issueToken(), ...changes })

describe('inserting', () => {
  test('returns the row for insert(object).select()', async () => {
    const { data, error, status } = await client
      .from('submissions')
      .insert(filled({ recaptcha_token: await captchaToken(running.url) }))
      .select()
    expect(error).toBeNull()
    expect(status).toBe(201)
    expect(data).toHaveLength(1)
    expect(data?.[0]).toMatchObject({ name: 'Maria Gómez', status: 'pending' })
    expect(data?.[0].id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('returns the row for insert([object]).select()', async () => {
    const { data, error } = await client.from('submissions').insert([filled()]).select()
    expect(error).toBeNull()
    expect(data).toHaveLength(1)
  })

  test('responds to insert(object) with 201 and no body', async () => {
    expect(await client.from('submissions').insert(filled())).toMatchObject({
      error: null,
      status: 201,
      data: null,
    })
  })

  test('takes the tick that somebody is locked in, and refuses any other word', async () => {
    const insert = async (locked_in: unknown) =>
      (await client.from('submissions').insert(filled({ locked_in }))).status
    expect([await insert('yes'), await insert(true), await insert(null)]).toEqual([201, 201, 201])
    expect([await insert('no'), await insert(1)]).toEqual([400, 400])
  })

  test('returns the object for insert(…).select().single()', async () => {
    const { data, error } = await client
      .from('submissions')
      .insert([filled()])
      .select('id, name')
      .single()
    expect(error).toBeNull()
    expect(data).toEqual({ id: expect.any(String), name: 'Maria Gómez' })
  })

  test('returns code, message, details and hint for an error', async () => {
    const { data, error, status } = await client
      .from('submissions')
      .insert(filled({ phone: '1' }))
      .select()
    expect(status).toBe(400)
    expect(data).toBeNull()
    expect(error).toMatchObject({
      code: '23514',
      message: 'phone: Please enter a valid phone number',
      details: { phone: 'Please enter a valid phone number' },
    })
    expect(error?.hint).toContain('Correct')
  })

  test('refuses two rows and unknown columns', async () => {
    const two = await client.from('submissions').insert([filled(), filled()])
    expect(two).toMatchObject({ status: 400, error: { code: '22023' } })
    const unknown = await client.from('submissions').insert(filled({ admin: true }))
    expect(unknown).toMatchObject({ status: 400, error: { code: 'PGRST204' } })
  })

  test('refuses a wrong key', async () => {
    const stranger = createClient(running.url, 'some-other-key')
    expect(await stranger.from('submissions').insert(filled())).toMatchObject({ status: 401 })
  })
})

describe('other operations', () => {
  test('refuses select, update, upsert and delete of submissions', async () => {
    const table = client.from('submissions')
    expect(await table.select()).toMatchObject({
      status: 401,
      error: { code: '42501' },
      data: null,
    })
    expect(await table.update({ name: 'x' }).eq('id', '1')).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect(await table.delete().eq('id', '1')).toMatchObject({
      status: 401,
      error: { code: '42501' },
    })
    expect(await table.upsert(filled())).toMatchObject({ status: 401, error: { code: '42501' } })
  })

  test('hides other tables and functions of the database', async () => {
    expect(await client.from('outbox').select()).toMatchObject({
      status: 404,
      error: { code: 'PGRST205' },
    })
    expect(await client.rpc('version')).toMatchObject({ status: 404, error: { code: 'PGRST202' } })
  })
})

const setting = (key: string) => client.from('settings').select('value').eq('key', key)

describe('settings', () => {
  test('returns the object for single()', async () => {
    expect(await setting('captcha_provider').single()).toMatchObject({
      data: { value: 'altcha' },
      error: null,
    })
  })

  test('responds with 406 PGRST116 to single() without a row', async () => {
    expect(await setting('GOOGLE_MAPS_API_KEY').single()).toMatchObject({
      status: 406,
      error: { code: 'PGRST116', details: 'The result contains 0 rows', hint: null },
    })
  })

  test('returns the object or null for maybeSingle()', async () => {
    expect(await setting('address_provider').maybeSingle()).toMatchObject({
      data: { value: 'manual' },
      error: null,
    })
    expect(await setting('altcha_hmac_secret').maybeSingle()).toMatchObject({
      data: null,
      error: null,
    })
  })
})

describe('functions.invoke', () => {
  test('returns JSON from send-form-email for a recorded submission', async () => {
    const payload = filled()
    await client.from('submissions').insert(payload)
    const { data, error } = await client.functions.invoke('send-form-email', { body: payload })
    expect(error).toBeNull()
    expect(data).toEqual({ ok: true })
  })

  test('returns an error from send-form-email for an unknown one', async () => {
    const { data, error } = await client.functions.invoke('send-form-email', { body: filled() })
    expect(data).toBeNull()
    expect(error?.name).toBe('FunctionsHttpError')
  })
})

test('reads settings that were set before the first start', async () => {
  const prepared = await startApp({
    settings: { captcha_provider: 'recaptcha', recaptcha_site_key: 'site-key' },
  })
  const other = createClient(prepared.url, prepared.anonKey)
  expect(
    await other.from('settings').select('value').eq('key', 'recaptcha_site_key').single(),
  ).toMatchObject({ data: { value: 'site-key' } })
  expect((await fetch(prepared.url)).headers.get('content-security-policy')).toContain('recaptcha')
  await prepared.remove()
})
