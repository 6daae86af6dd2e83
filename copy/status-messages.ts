import type { StatusPageEventKind } from '#domain/lead/status-page.ts'

/**
 * Words that the status page and the status banner share, so that the banner needs no answer of the
 * server to begin with.
 */
export interface StatusMessages {
  readonly progress: string
  readonly stored: string
  readonly stale: string
  readonly steps: Readonly<Record<StatusPageEventKind, string>>
  readonly notYet: string
  readonly share: string
  readonly shareTitle: string
  readonly copied: string
  readonly sms: string
}
