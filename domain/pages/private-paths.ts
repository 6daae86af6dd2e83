/**
 * Private paths: the accept page (`/a/`), the status page (`/r/`) and the board. The token after
 * the first two, and after a sign-in or an invitation, is a secret that grants access.
 */
export const PRIVATE_PATHS = ['/a/', '/r/', '/staff'] as const

/** Matches a secret after such a path anywhere in a text, including invalid addresses. */
const SECRET_PATH_PATTERN = /\/(a|r|staff\/sign-in|staff\/invite)\/[^\s/?#"'<>]+/gi

/** Replaces the secret part of every private address in a text: `/a/…`. */
export function maskSecrets(text: string): string {
  return text.replace(SECRET_PATH_PATTERN, '/$1/…')
}

/** Returns whether this is a path whose response is for one recipient only. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.some((start) => path.startsWith(start))
}
