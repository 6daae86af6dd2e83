import type { SubmissionContext } from '#domain/request.ts'

/** What goes with a request and is not typed (R50). */
export function visitContext(captchaToken: string): SubmissionContext {
  return { captchaToken, sourceUrl: location.pathname }
}
