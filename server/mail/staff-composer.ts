import { mailSender, staffMailbox } from '#domain/business/mailboxes.ts'
import { chosenOption, type SettingName } from '#domain/settings.ts'
import type { MailJob } from '#server/store/lead.ts'
import type { JobLog } from '#server/jobs/job-deps.ts'
import type { Mails } from '#server/pages/create-pages.tsx'
import { staffMail } from './staff-mail.ts'
import type { OtherLead } from '#server/store/notice.ts'
import type { OutgoingMail } from './transport.ts'

export interface StaffComposerDeps {
  /** STAFF_EMAIL: recipients of staff mails. */
  readonly staffEmail: readonly string[] | null
  /** MAIL_FROM. */
  readonly from: string | null
  readonly clock: () => number
  /** Creates a new link to the page that accepts a lead. */
  readonly createAcceptLink: (submissionId: string) => Promise<string>
  /** Finds whether the customer has another open request; `null` without one. */
  readonly findOtherLead: (submissionId: string) => Promise<OtherLead | null>
  readonly staffUrl: string
  /** Reads a row of the settings table. */
  readonly readSetting: (key: SettingName) => Promise<string | null>
  readonly mails: Mails
  readonly log: JobLog
}

/** Builds the mails that announce a new lead to staff. */
export function createStaffComposer(
  deps: StaffComposerDeps,
): (job: MailJob) => Promise<OutgoingMail | null> {
  const { staffEmail, from, clock, createAcceptLink, staffUrl, readSetting, mails, log } = deps
  const { findOtherLead } = deps

  /** Returns `null` if no link can be created: a mail without the button is better than none. */
  const linkFor = async (job: MailJob): Promise<string | null> => {
    try {
      return await createAcceptLink(job.lead.id)
    } catch (error) {
      log.warn(
        { mail: job.id, err: error },
        'mail is sent without the button that accepts the lead',
      )
      return null
    }
  }

  /**
   * Reads the setting without failing: the mail is sent without the gate code if the setting is not
   * readable.
   */
  const showsGateCode = async (): Promise<boolean> => {
    try {
      const value = await readSetting('gate_code_in_mail')
      return chosenOption('gate_code_in_mail', value) === 'on'
    } catch (error) {
      log.warn({ err: error }, 'setting unreadable, the mail is sent without the gate code')
      return false
    }
  }

  /** Reads without failing, as above. */
  const otherLead = async ({ id, lead }: MailJob): Promise<OtherLead | null> => {
    try {
      return await findOtherLead(lead.id)
    } catch (error) {
      log.warn({ mail: id, err: error }, 'mail is sent without a word of other open requests')
      return null
    }
  }

  return async (job) => {
    const envelope = {
      from: mailSender(from),
      to: staffMailbox(staffEmail),
      now: clock(),
      acceptUrl: await linkFor(job),
      boardUrl: `${staffUrl}/staff`,
      showsGateCode: await showsGateCode(),
      otherLead: await otherLead(job),
    }
    return staffMail(job, envelope, mails)
  }
}
