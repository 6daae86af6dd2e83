/**
 * A press on the page behind an accept link. Each is one file beside this one, read from top to
 * bottom: the fields by which it is known, who may, what it does in one transaction, and the reply.
 * A press that the link does not allow changes nothing and shows the page.
 */

import type { z } from 'zod'
import type { FurtherRecipients } from '#server/alarm/escalation/further-recipients.ts'
import type { Tx } from '#server/db/db.ts'
import type { NoticeSettings, TokenSubject } from '#server/db/tables/notice.ts'

/** What the page shows in addition, without a redirect. */
export interface Shown {
  /** Who is asked after a decline. */
  readonly furtherRecipients?: FurtherRecipients
  readonly showsCode?: boolean
}

export interface AcceptPress<Fields> {
  /** The press is the first one whose fields fit what was sent. */
  readonly fields: z.ZodType<Fields>
  /** `page` redirects to the page as it is now, `gone` answers as an unknown link does. */
  readonly save: (
    tx: Tx,
    subject: TokenSubject,
    fields: Fields,
    press: { readonly now: number; readonly settings: NoticeSettings },
  ) => Promise<'page' | 'gone' | Shown>
}

/** Who presses, for an event. */
export const byLink = ({ staffMember, channel }: TokenSubject) => ({
  staffMemberId: staffMember?.id ?? null,
  via: channel,
})
