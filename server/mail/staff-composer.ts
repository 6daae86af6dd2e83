import { chosenOption, type SettingName } from '#domain/settings.ts'
import type { MailJob } from '#server/store/store.ts'
import type { MailLog } from './mail-log.ts'
import { staffMail } from './staff-mail.ts'
import type { OutgoingMail } from './transport.ts'

export interface StaffComposerOptions {
  /** Who gets the requests (STAFF_EMAIL). */
  readonly staffAddresses: readonly string[]
  /** MAIL_FROM. */
  readonly from: string
  /** Milliseconds since the epoch. */
  readonly clock: () => number
  /** A new link to the page that takes a request. */
  readonly takeLink: (submissionId: string) => Promise<string>
  /** SITE_URL, without a slash at its end. */
  readonly siteUrl: string
  /** Reads a row of the settings table. */
  readonly readSetting: (key: SettingName) => Promise<string | null>
  readonly log: MailLog
}

/** Writes the mails that tell staff of a request. */
export function createStaffComposer(
  options: StaffComposerOptions,
): (job: MailJob) => Promise<OutgoingMail | null> {
  const { staffAddresses, from, clock, takeLink, siteUrl, readSetting, log } = options

  /** A mail without its button is worth more than no mail. */
  const linkFor = async (job: MailJob): Promise<string | null> => {
    try {
      return await takeLink(job.lead.id)
    } catch (error) {
      log.warn(
        { mail: job.id, err: error },
        'mail goes out without the button that takes a request',
      )
      return null
    }
  }

  /** The mail does not wait for a setting that cannot be read: it goes out without the code. */
  const showsGateCode = async (): Promise<boolean> => {
    try {
      const value = await readSetting('gate_code_in_mail')
      return chosenOption('gate_code_in_mail', value) === 'on'
    } catch (error) {
      log.warn({ err: error }, 'setting unreadable, the mail goes out without the gate code')
      return false
    }
  }

  return async (job) => {
    const mail = staffMail(job, {
      from,
      to: staffAddresses,
      now: clock(),
      takeUrl: await linkFor(job),
      boardUrl: `${siteUrl}/staff`,
      showsGateCode: await showsGateCode(),
    })
    // The server's own proof of life is written like any other, and is nobody's to read.
    return job.lead.type === 'canary' ? null : mail
  }
}
