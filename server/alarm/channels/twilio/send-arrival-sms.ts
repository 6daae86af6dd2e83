import { leadState } from '#domain/lead/replay.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import { arrivalSmsText } from '#copy/server/arrival.ts'
import { OPT_OUT } from '#copy/server/opt-out.ts'
import type { DeriveStatusPageToken } from '#server/status-page/token/token-factory.ts'
import type { Db } from '#server/db/db.ts'
import type { NoticeSender } from '#server/alarm/deliver-notice.ts'
import type { PhoneChannelOptions } from './client.ts'
import { createSmsSender } from './sms.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'
import { boardDetail } from '#server/leads/board-leads.ts'

/** Creates the sender of the message that tells a visitor when the assignee arrives. */
export function createArrivalSms(
  options: PhoneChannelOptions,
  store: Db,
  {
    staffUrl,
    deriveStatusPageToken,
  }: { readonly staffUrl: string; readonly deriveStatusPageToken: DeriveStatusPageToken },
): NoticeSender {
  const sendSms = createSmsSender(options)
  return {
    async send(notice) {
      const { submissionId: id } = notice.facts
      const [lead, detail] = await Promise.all([
        store.read((tx) => getLead(tx, id)),
        store.read((tx) => boardDetail(tx, id)),
      ])
      const eta = detail && leadState(detail.events).eta
      if (lead === null || eta == null)
        return { outcome: 'failed', permanent: true, gone: 'no', error: 'no arrival time' }
      const token = await deriveStatusPageToken({
        id,
        idempotencyKey: detail?.idempotencyKey ?? null,
      })
      const language = pageLanguage(lead.source_url)
      const text = arrivalSmsText(eta, language, `${staffUrl}/r/${token}?from=sms`)
      return await sendSms(notice, `${text} ${OPT_OUT[language]}`)
    },
  }
}
