import type { SafeStorage } from '#app/browser/storage/safe-storage.ts'
import { EMPTY_DRAFT, FIELD_NAMES, type Draft } from '#domain/submission/draft.ts'
import { DAY_MS } from '#domain/time/durations.ts'

/** Local storage key of the draft. The name is that of stored values. */
export const DRAFT_KEY = 'requestDraft'
/** Milliseconds after which a draft is discarded. */
const DRAFT_LIFETIME_MS = DAY_MS

export interface SavedDraft {
  readonly draft: Draft
  /** Idempotency key under which `triedAs` was sent. */
  readonly idempotencyKey: string
  /** Content that was sent under the key; `null` before the first attempt. */
  readonly triedAs: string | null
  /**
   * Time since which the submission is being sent, ms since the epoch; `null` while it is not. A
   * page that is loaded meanwhile goes on sending it.
   */
  readonly sendingSince: number | null
  /** Time of the visitor's first input, ms since the epoch; `null` before it. */
  readonly startedAt: number | null
}

/** Stores the draft and its key across reloads and closed tabs. Never stores the gate code. */
export function createDraftStore(storage: SafeStorage) {
  let current: SavedDraft = read() ?? fresh()

  function fresh(): SavedDraft {
    return {
      draft: EMPTY_DRAFT,
      idempotencyKey: newKey(),
      triedAs: null,
      sendingSince: null,
      startedAt: null,
    }
  }

  function read(): SavedDraft | null {
    try {
      const saved: unknown = JSON.parse(storage.get(DRAFT_KEY) ?? 'null')
      return isFresh(saved) ? parseSaved(saved) : null
    } catch {
      // Other code wrote under our key.
      return null
    }
  }

  function write(): void {
    const draft = { ...current.draft, gate_code: '' }
    storage.set(DRAFT_KEY, JSON.stringify({ ...current, draft, savedAt: Date.now() }))
  }

  return {
    current: (): SavedDraft => current,

    save(draft: Draft): void {
      current = { ...current, draft }
      write()
    },

    /**
     * Records the time of the first input; later calls change nothing. Stored with the next `save`.
     */
    noteInput(): void {
      current = { ...current, startedAt: current.startedAt ?? Date.now() }
    },

    /**
     * Returns the idempotency key for the current content: the one of the last attempt with this
     * content, whatever the gate code, otherwise a new one. With the old key the server would answer
     * with the uncorrected submission; and another tab may have used a key that was stored but not
     * tried here.
     */
    keyForSending(): string {
      const content = contentOf(current.draft)
      const idempotencyKey = current.triedAs === content ? current.idempotencyKey : newKey()
      current = { ...current, idempotencyKey, triedAs: content }
      write()
      return idempotencyKey
    },

    /** Records that the submission is being sent since this time, or no longer (`null`). */
    noteSending(since: number | null): void {
      current = { ...current, sendingSince: since }
      write()
    },

    /** True if an earlier page was sending exactly this draft. */
    isSendingUnchanged: (): boolean =>
      current.sendingSince !== null && current.triedAs === contentOf(current.draft),

    clear(): void {
      current = fresh()
      storage.remove(DRAFT_KEY)
    },
  }
}

const contentOf = (draft: Draft): string => JSON.stringify({ ...draft, gate_code: '' })

function isFresh(saved: unknown): saved is Record<string, unknown> {
  if (typeof saved !== 'object' || saved === null || !('savedAt' in saved)) return false
  // Phone clocks are sometimes set back; a draft from the near future is valid.
  return Math.abs(Date.now() - Number(saved.savedAt)) < DRAFT_LIFETIME_MS
}

function parseSaved(saved: Record<string, unknown>): SavedDraft | null {
  const { draft, idempotencyKey, triedAs, sendingSince, startedAt } = saved
  if (typeof draft !== 'object' || draft === null || typeof idempotencyKey !== 'string') return null
  const fields = FIELD_NAMES.flatMap((name) => {
    const value: unknown = (draft as Record<string, unknown>)[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return {
    draft: { ...EMPTY_DRAFT, ...Object.fromEntries(fields) },
    idempotencyKey,
    triedAs: typeof triedAs === 'string' ? triedAs : null,
    sendingSince: typeof sendingSince === 'number' ? sendingSince : null,
    startedAt: typeof startedAt === 'number' ? startedAt : null,
  }
}

/** Returns a version 4 UUID (RFC 9562); crypto.randomUUID is missing outside of secure contexts. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
