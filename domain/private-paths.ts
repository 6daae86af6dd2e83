/**
 * Addresses that are not for everybody: the page that takes a request (`/a/`),
 * the visitor's receipt (`/r/`) and the staff's board. What follows the first
 * two, a sign-in and an invitation, is a secret: whoever has the link is let in (R105).
 */
export const PRIVATE_PATHS = ['/a/', '/r/', '/staff'] as const

/** What comes after one of these opens a door. Anywhere in a text: a wrong address holds it too. */
const SECRET_PATH_PATTERN = /\/(a|r|staff\/sign-in|staff\/invite)\/[^\s/?#"'<>]+/gi

/** The text with the secret part of every private address in it taken out: `/a/…`. */
export function maskSecrets(text: string): string {
  return text.replace(SECRET_PATH_PATTERN, '/$1/…')
}

/** True for a path whose answer only one person is to see. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE_PATHS.some((start) => path.startsWith(start))
}
