/**
 * Folder beside `client/` with the files of former sites (server/platform/publishing/keep-former-assets.ts), under
 * the same addresses.
 */
export const FORMER_FOLDER = 'former'
