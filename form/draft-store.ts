import { EMPTY_DRAFT, FIELD_NAMES, type Draft } from '#domain/submission.ts'

/** Where the draft lies on the visitor's own device (R41). */
export const DRAFT_KEY = 'requestDraft'
/** Milliseconds after which a draft is thrown away unread. */
export const DRAFT_LIFETIME = 24 * 60 * 60_000

/** The part of Web Storage that is needed; every method may throw. */
export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

export interface SavedDraft {
  readonly draft: Draft
  /** Key under which the content of `triedAs` was sent. */
  readonly idempotencyKey: string
  /** The content that was sent under the key; null before the first try. */
  readonly triedAs: string | null
  /** When the visitor's first input was, ms since the epoch; null before it. */
  readonly startedAt: number | null
}

interface Dependencies {
  /** Null where the browser has none. */
  readonly storage: DraftStorage | null
  readonly now: () => number
  readonly newKey: () => string
}

/**
 * Keeps what was typed through reloads and closed tabs, and the one
 * idempotency key that belongs to it. The gate code is never written.
 * Storage that is missing, full or full of rubbish does no harm: then the
 * draft lives as long as the page.
 */
export function createDraftStore({ storage, now, newKey }: Dependencies) {
  let current: SavedDraft = read() ?? fresh()
  /** The gate code that went with `triedAs`; null when a page before this one sent it. */
  let triedGateCode: string | null = null

  function fresh(): SavedDraft {
    return { draft: EMPTY_DRAFT, idempotencyKey: newKey(), triedAs: null, startedAt: null }
  }

  function read(): SavedDraft | null {
    try {
      const saved: unknown = JSON.parse(storage?.getItem(DRAFT_KEY) ?? 'null')
      return isFresh(saved, now()) ? parseSaved(saved) : null
    } catch {
      // Storage is blocked or holds something that is not ours.
      return null
    }
  }

  function write(): void {
    try {
      const draft = { ...current.draft, gate_code: '' }
      storage?.setItem(DRAFT_KEY, JSON.stringify({ ...current, draft, savedAt: now() }))
    } catch {
      // Blocked or full: the draft lives in memory.
    }
  }

  return {
    current: (): SavedDraft => current,

    save(draft: Draft): void {
      current = { ...current, draft }
      write()
    },

    /** Notes the visitor's first input; later calls change nothing. Written with the next `save`. */
    noteInput(): void {
      current = { ...current, startedAt: current.startedAt ?? now() }
    },

    /**
     * The key to send the current content with: the one of the last try of
     * just this content, otherwise a new one. Under the old key the server
     * would answer with the uncorrected request; and a key that was never
     * tried may stand in a second tab too, which can have used it meanwhile.
     */
    keyForSending(): string {
      const content = contentOf(current.draft)
      const { gate_code } = current.draft
      const isRepeat =
        current.triedAs === content && (triedGateCode === null || triedGateCode === gate_code)
      const idempotencyKey = isRepeat ? current.idempotencyKey : newKey()
      triedGateCode = gate_code
      current = { ...current, idempotencyKey, triedAs: content }
      write()
      return idempotencyKey
    },

    /** Another key for the content of the last try, where the server holds something else under the first. */
    freshKey(): string {
      current = { ...current, idempotencyKey: newKey() }
      write()
      return current.idempotencyKey
    },

    clear(): void {
      current = fresh()
      triedGateCode = null
      try {
        storage?.removeItem(DRAFT_KEY)
      } catch {
        // Blocked: then nothing was written either.
      }
    },
  }
}

const contentOf = (draft: Draft): string => JSON.stringify({ ...draft, gate_code: '' })

function isFresh(saved: unknown, now: number): saved is Record<string, unknown> {
  if (typeof saved !== 'object' || saved === null || !('savedAt' in saved)) return false
  // A phone's clock is set back now and then; a draft from the near future is still ours.
  return Math.abs(now - Number(saved.savedAt)) < DRAFT_LIFETIME
}

function parseSaved(saved: Record<string, unknown>): SavedDraft | null {
  const { draft, idempotencyKey, triedAs, startedAt } = saved
  if (typeof draft !== 'object' || draft === null || typeof idempotencyKey !== 'string') return null
  const fields = FIELD_NAMES.flatMap((name) => {
    const value: unknown = (draft as Record<string, unknown>)[name]
    return typeof value === 'string' ? [[name, value]] : []
  })
  return {
    draft: { ...EMPTY_DRAFT, ...Object.fromEntries(fields) },
    idempotencyKey,
    triedAs: typeof triedAs === 'string' ? triedAs : null,
    startedAt: typeof startedAt === 'number' ? startedAt : null,
  }
}
