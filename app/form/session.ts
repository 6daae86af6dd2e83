import { fetchChallenge } from '#app/form/api/captcha-challenge.ts'
import { deviceValues } from '#app/browser/storage/safe-storage.ts'
import { createAltcha } from './captcha/altcha.ts'
import { canSolve, solve } from './captcha/solve.ts'
import { createDraftStore } from './draft-store.ts'

/** Creates what a form needs in the browser. */
export const createFormSession = () => ({
  drafts: createDraftStore(deviceValues),
  altcha: createAltcha({ fetchChallenge, solve, canSolve }),
})

export type FormSession = ReturnType<typeof createFormSession>
