import type { LightMyRequestResponse } from 'fastify'
import { afterEach, beforeEach } from 'vitest'
import {
  API_HEADERS,
  createInjectedApp,
  type InjectedApp,
  type InjectedAppOptions,
} from './running-app-inject.ts'
import { type BodyChanges, sampleSubmission } from './running-app-request.ts'

/** A new application for each test of a file, and helpers that send submissions to it. */
interface IntakeSetup {
  readonly running: InjectedApp
  /** Replaces the application by a new one. */
  restart(options: InjectedAppOptions): Promise<void>
  send(changes?: BodyChanges, headers?: Record<string, string>): Promise<LightMyRequestResponse>
}

export function useIntakeSetup(): IntakeSetup {
  let running: InjectedApp
  beforeEach(async () => {
    running = await createInjectedApp()
  })
  afterEach(() => running.close())
  return {
    get running() {
      return running
    },
    async restart(options) {
      await running.close()
      running = await createInjectedApp(options)
    },
    send: (changes = {}, headers = {}) =>
      running.app.inject({
        method: 'POST',
        url: '/rest/v1/submissions?select=*',
        headers: { ...API_HEADERS, prefer: 'return=representation', ...headers },
        payload: sampleSubmission({ recaptcha_token: running.quickToken(), ...changes }),
      }),
  }
}

export const key = (value = 'a-key-made-once'): Record<string, string> => ({
  'idempotency-key': value,
})
