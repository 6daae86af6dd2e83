import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeStorage } from '#app/browser/storage/fake-storage.fixture.ts'
import { createSafeStorage, type RawStorage } from '#app/browser/storage/safe-storage.ts'
import { EMPTY_DRAFT } from '#domain/submission/draft.ts'
import { SAMPLE_DRAFT } from '#domain/submission/sample-draft.fixture.ts'
import { createDraftStore, DRAFT_KEY } from './draft-store.ts'
import { DAY_MS, MINUTE_MS } from '#domain/time/durations.ts'

const NOW = 5 * DAY_MS
beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['Date'] }))
afterEach(() => vi.useRealTimers())
const pass = (ms: number) => vi.setSystemTime(Date.now() + ms)

/** A device on which pages can be opened one after the other. */
function device(storage: RawStorage | null = fakeStorage()) {
  return {
    raw: () => storage?.getItem(DRAFT_KEY) ?? null,
    openPage: () => createDraftStore(createSafeStorage(() => storage)),
  }
}

function refuse(): never {
  throw new DOMException('The operation is insecure.', 'SecurityError')
}

describe('a stored draft', () => {
  test('is restored after a reload', () => {
    const { openPage } = device()
    openPage().save({ ...SAMPLE_DRAFT, notes: '  Blue door 🚪\n' })
    expect(openPage().current().draft).toEqual({ ...SAMPLE_DRAFT, notes: '  Blue door 🚪\n' })
  })

  test('omits the gate code, which this page keeps in memory', () => {
    const { openPage, raw } = device()
    const page = openPage()
    page.save({ ...SAMPLE_DRAFT, gate_code: '#1207' })
    page.keyForSending()
    expect(raw()).not.toContain('1207')
    expect(page.current().draft.gate_code).toBe('#1207')
    expect(openPage().current().draft.gate_code).toBe('')
  })

  test('is deleted after 24 hours', () => {
    const { openPage } = device()
    openPage().save(SAMPLE_DRAFT)
    pass(DAY_MS - 1)
    expect(openPage().current().draft).toEqual(SAMPLE_DRAFT)
    pass(1)
    expect(openPage().current().draft).toEqual(EMPTY_DRAFT)
  })

  test('is kept for another 24 hours after each input', () => {
    const { openPage } = device()
    const page = openPage()
    page.save(SAMPLE_DRAFT)
    pass(DAY_MS - 1)
    page.save({ ...SAMPLE_DRAFT, notes: 'Still here' })
    pass(DAY_MS - 1)
    expect(openPage().current().draft.notes).toBe('Still here')
  })

  test('survives a clock that is set back a little', () => {
    const { openPage } = device()
    openPage().save(SAMPLE_DRAFT)
    pass(-MINUTE_MS)
    expect(openPage().current().draft).toEqual(SAMPLE_DRAFT)
    pass(-DAY_MS)
    expect(openPage().current().draft).toEqual(EMPTY_DRAFT)
  })

  test('keeps the time of the first input until a success', () => {
    const { openPage } = device()
    const page = openPage()
    page.save(SAMPLE_DRAFT)
    expect(page.current().startedAt).toBeNull()
    page.noteInput()
    page.save(SAMPLE_DRAFT)
    const first = Date.now()
    pass(MINUTE_MS)
    const reloaded = openPage()
    reloaded.noteInput()
    expect(reloaded.current().startedAt).toBe(first)
    reloaded.clear()
    expect(reloaded.current().startedAt).toBeNull()
  })

  test('is deleted on success', () => {
    const { openPage, raw } = device()
    const page = openPage()
    page.save(SAMPLE_DRAFT)
    page.clear()
    expect(raw()).toBeNull()
    expect(page.current().draft).toEqual(EMPTY_DRAFT)
    expect(openPage().current().draft).toEqual(EMPTY_DRAFT)
  })
})

describe('a draft that is being sent', () => {
  test('is known to the next page, with the time of the press', () => {
    const { openPage } = device()
    const page = openPage()
    page.save(SAMPLE_DRAFT)
    page.keyForSending()
    page.noteSending(NOW)
    pass(MINUTE_MS)
    expect(openPage().current().sendingSince).toBe(NOW)
    expect(openPage().isSendingUnchanged()).toBe(true)
  })

  test('is not sent by the next page after a change, an end or before any attempt', () => {
    const { openPage } = device()
    const page = openPage()
    page.save(SAMPLE_DRAFT)
    expect(openPage().isSendingUnchanged()).toBe(false)
    page.keyForSending()
    page.noteSending(NOW)
    const next = openPage()
    next.save({ ...SAMPLE_DRAFT, name: 'Somebody else' })
    expect(next.isSendingUnchanged()).toBe(false)
    page.noteSending(null)
    expect(openPage().isSendingUnchanged()).toBe(false)
  })
})

describe('unreliable storage', () => {
  const rubbish = [
    'not json',
    'null',
    '7',
    '"text"',
    '[]',
    '{}',
    '{"savedAt":"yesterday"}',
    JSON.stringify({ savedAt: NOW }),
    JSON.stringify({ savedAt: NOW, draft: null, idempotencyKey: 'k' }),
    JSON.stringify({ savedAt: NOW, draft: 'text', idempotencyKey: 'k' }),
    JSON.stringify({ savedAt: NOW, draft: SAMPLE_DRAFT, idempotencyKey: 7 }),
  ]

  test.each(rubbish)('treats malformed data as an empty form: %s', (value) => {
    const { openPage } = device(fakeStorage([[DRAFT_KEY, value]]))
    expect(openPage().current().draft).toEqual(EMPTY_DRAFT)
  })

  test('keeps the valid fields of a partly valid draft and nothing else', () => {
    const draft = { ...SAMPLE_DRAFT, phone: 7, notes: ['x'], admin: 'yes' }
    const value = JSON.stringify({
      savedAt: NOW,
      draft,
      idempotencyKey: 'k',
      sendingSince: null,
      triedAs: 7,
      startedAt: 'noon',
    })
    const page = device(fakeStorage([[DRAFT_KEY, value]])).openPage()
    expect(page.current()).toEqual({
      draft: { ...SAMPLE_DRAFT, phone: '' },
      idempotencyKey: 'k',
      sendingSince: null,
      triedAs: null,
      startedAt: null,
    })
  })

  const devices: readonly (readonly [string, RawStorage | null])[] = [
    ['no storage', null],
    ['blocked storage', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['full storage', { ...fakeStorage(), setItem: refuse }],
  ]

  test.each(devices)('keeps the draft and its key in memory with %s', (_, storage) => {
    const page = device(storage).openPage()
    page.save({ ...SAMPLE_DRAFT, gate_code: '12' })
    expect(page.current().draft).toEqual({ ...SAMPLE_DRAFT, gate_code: '12' })
    const key = page.keyForSending()
    expect(page.keyForSending()).toBe(key)
    page.clear()
    expect(page.current().draft).toEqual(EMPTY_DRAFT)
  })
})

describe('the idempotency key', () => {
  test('is the same for every attempt of the same content', () => {
    const page = device().openPage()
    page.save(SAMPLE_DRAFT)
    const key = page.keyForSending()
    page.save({ ...SAMPLE_DRAFT })
    expect(page.keyForSending()).toBe(key)
    expect(page.current().idempotencyKey).toBe(key)
  })

  test('changes for content that was corrected after an attempt', () => {
    const page = device().openPage()
    page.save(SAMPLE_DRAFT)
    const key = page.keyForSending()
    page.save({ ...SAMPLE_DRAFT, phone: '(201) 555-0199' })
    expect(page.keyForSending()).not.toBe(key)
  })

  test('is the same for the same content after a reload during sending', () => {
    const { openPage } = device()
    const page = openPage()
    page.save({ ...SAMPLE_DRAFT, gate_code: '12' })
    const key = page.keyForSending()
    expect(openPage().keyForSending()).toBe(key)
    const reloaded = openPage()
    reloaded.save({ ...SAMPLE_DRAFT, gate_code: '12' })
    expect(reloaded.keyForSending()).toBe(key)
  })

  test('changes for corrected content after a reload', () => {
    const { openPage } = device()
    const page = openPage()
    page.save(SAMPLE_DRAFT)
    const key = page.keyForSending()
    const reloaded = openPage()
    reloaded.save({ ...SAMPLE_DRAFT, notes: 'Second door' })
    expect(reloaded.keyForSending()).not.toBe(key)
  })

  test('stays for a corrected gate code, which the server stores with the submission', () => {
    const page = device().openPage()
    page.save({ ...SAMPLE_DRAFT, gate_code: '12' })
    const key = page.keyForSending()
    page.save({ ...SAMPLE_DRAFT, gate_code: '21' })
    expect(page.keyForSending()).toBe(key)
  })

  test('differs between two tabs with the same draft and different submissions', () => {
    const { openPage } = device()
    openPage().save(SAMPLE_DRAFT)
    const [one, other] = [openPage(), openPage()]
    const first = one.keyForSending()
    one.clear()
    other.save({ ...SAMPLE_DRAFT, service: 'Lock Rekey' })
    expect(other.keyForSending()).not.toBe(first)
  })

  test('changes for the next submission after a success', () => {
    const page = device().openPage()
    page.save(SAMPLE_DRAFT)
    const key = page.keyForSending()
    page.clear()
    page.save(SAMPLE_DRAFT)
    expect(page.keyForSending()).not.toBe(key)
  })
})
