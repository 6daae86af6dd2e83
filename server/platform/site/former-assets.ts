/**
 * Folder beside `client/` with the files of former builds (scripts/site/former-assets.ts), under
 * the same addresses.
 */
export const FORMER_FOLDER = 'former'
