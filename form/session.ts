import { type Backend, pageBackend } from '#form/api/backend.ts'
import { fetchChallenge } from '#form/api/captcha-challenge.ts'
import { createAltcha } from './captcha/altcha.ts'
import { solve } from './captcha/solve.ts'
import { createDraftStore, type DraftStorage } from './draft-store.ts'

/** What one form on one page holds from its start to its end. */
export interface FormSession {
  readonly backend: Backend
  readonly drafts: ReturnType<typeof createDraftStore>
  readonly altcha: ReturnType<typeof createAltcha>
}

/** Made in the browser, once for each form that is shown. */
export function createFormSession(): FormSession {
  const backend = pageBackend()
  const now = () => Date.now()
  return {
    backend,
    drafts: createDraftStore({ storage: localStorageOrNull(), now, newKey }),
    altcha: createAltcha({
      fetchChallenge: () => fetchChallenge(backend),
      solve,
      now,
      wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
    }),
  }
}

function localStorageOrNull(): DraftStorage | null {
  try {
    return window.localStorage
  } catch {
    // The mere access throws where cookies are blocked.
    return null
  }
}

/** A version 4 UUID (RFC 9562); crypto.randomUUID is missing outside secure contexts. */
function newKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
