import { createPages } from '#server/pages/create-pages.tsx'

/** The components of mails, as the server passes them. */
export const SAMPLE_MAILS = createPages({
  scripts: { board: null, statusPage: null },
  stamp: 'test',
}).mail
