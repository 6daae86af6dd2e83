import { createPages } from '#server/pages/create-pages.tsx'

/** The components of mails, as the server passes them. */
export const SAMPLE_MAILS = createPages({ files: new Map() }).mail
