/** Shown only to the owner, on the machine that the site runs on; a separate file, because no page needs it. */
export const ownerNote = {
  label: 'Note for the owner',
  text: 'Not configured yet: {left} entries. Run npm run doctor to see them. Visitors do not see this.',
}
