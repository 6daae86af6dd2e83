import { type Backend, pageBackend } from '#form/api/backend.ts'
import { fetchChallenge } from '#form/api/captcha-challenge.ts'
import { deviceValues } from '#client/storage/safe-storage.ts'
import { createAltcha } from './captcha/altcha.ts'
import { solve } from './captcha/solve.ts'
import { createDraftStore } from './draft-store.ts'

export interface FormSession {
  readonly backend: Backend
  readonly drafts: ReturnType<typeof createDraftStore>
  readonly altcha: ReturnType<typeof createAltcha>
}

/** Creates what a form needs in the browser. */
export function createFormSession(): FormSession {
  const backend = pageBackend()
  return {
    backend,
    drafts: createDraftStore({ storage: deviceValues, now: () => Date.now(), newKey }),
    altcha: createAltcha({ fetchChallenge: () => fetchChallenge(backend), solve }),
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
