import { apiError, RefusedError } from './api-error.ts'

const unreadableBody = (details: string): RefusedError =>
  new RefusedError(
    apiError(400, 'PGRST102', 'Empty or invalid json', {
      details,
      hint: 'Send one JSON object, UTF-8 encoded.',
    }),
  )

/**
 * Parses the body of a request. Refuses broken UTF-8 instead of replacing it, because a replacement
 * character in a name would be stored.
 * @throws RefusedError for invalid JSON
 */
export function parseJsonBody(bytes: Buffer): unknown {
  const text = decode(bytes)
  try {
    return JSON.parse(text)
  } catch (error) {
    if (error instanceof SyntaxError) throw unreadableBody('It does not parse as JSON.')
    throw error
  }
}

function decode(bytes: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    if (error instanceof TypeError) throw unreadableBody('It is not valid UTF-8.')
    throw error
  }
}
