import { TEXT_BACK_MESSAGES } from '#copy/server/incoming-calls.ts'
import { business } from '#domain/business/business.ts'
import { localizedPath } from '#domain/pages/localized-paths.ts'
import { pageLanguage } from '#domain/submission/visitor-language.ts'
import type { NoticeSender } from '#server/alarm/deliver-notice.ts'
import type { Db } from '#server/db/db.ts'
import { OPT_OUT } from '#copy/server/opt-out.ts'
import type { PhoneChannelOptions } from './client.ts'
import { createSmsSender } from './sms.ts'
import { getLead } from '#server/db/tables/lead-queries.ts'

/**
 * Creates the sender of the message to a caller whom nobody answered. The number is in the address's
 * fragment, which no server, log or referrer gets.
 */
export function createTextBack(options: PhoneChannelOptions, store: Db): NoticeSender {
  const sendSms = createSmsSender(options)
  return {
    async send(notice) {
      const { to, facts } = notice
      if (to.kind !== 'sms') throw new TypeError(`A text message to ${to.kind}`)
      const lead = await store.read((tx) => getLead(tx, facts.submissionId))
      const language = pageLanguage(lead?.source_url ?? '/')
      const form = `${options.siteUrl}${localizedPath('/book-online', language)}`
      const link = `${form}#phone=${to.phone.replace(/^\+1/, '')}`
      const text = TEXT_BACK_MESSAGES[language](business.name, link)
      return await sendSms(notice, `${text} ${OPT_OUT[language]}`)
    },
  }
}
