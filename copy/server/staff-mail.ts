/** Texts of the mail that announces a lead to staff. It is English, because nobody is named yet. */

import { ACCEPT_PAGE_MESSAGES } from './accept-page.ts'

const { accept, showCode } = ACCEPT_PAGE_MESSAGES.en

export const STAFF_MAIL_MESSAGES = {
  /** Begins the subject of a lead that needs care. */
  subjectMarks: { unverified: '[Not verified] ', suspicious: '[Unusual] ' },
  since: (time: string) => `Waiting since ${time}`,
  /** Of a planned request. */
  cameIn: (time: string) => `Came in at ${time}`,
  /** Opens the accept page, where the press is confirmed. */
  accept,
  call: 'Call',
  text: 'Text the customer',
  map: 'Open the map',
  /** Label of a number that cannot be called. */
  phone: 'Phone',
  /**
   * Where the gate code is shown.
   * @param hasButton whether the mail has the button of the accept page
   */
  codeHint: (boardUrl: string, hasButton: boolean): string =>
    hasButton
      ? `There is one. Press "${accept}", then "${showCode}". It is also on the board: ${boardUrl}`
      : `There is one. It is on the board: ${boardUrl}`,
} as const
