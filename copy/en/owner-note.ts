/**
 * Shown only to the owner, on the machine that the site runs on; a separate file, because no page
 * needs it.
 */
export const ownerNote = {
  label: 'Note for the owner',
  text: 'Not configured yet: {left} entries. See npm run doctor. Visitors do not see this.',
  close: 'Close for a day',
}
