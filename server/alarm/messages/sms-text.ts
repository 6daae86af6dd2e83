import type { Notice } from '#server/alarm/channel.ts'
import { noticeText } from './notice-text.ts'

/** Twilio accepts 1,600 characters; a notice may take two parts of 153 (GSM 03.38). */
const MAX_SMS_CHARACTERS = 306

/** Builds a text message to staff: service, town and link. */
export function smsText(notice: Notice): string {
  const { title, body } = noticeText(notice)
  const link = notice.acceptUrl === null ? '' : ` ${notice.acceptUrl}`
  return `${title}. ${body}`.slice(0, MAX_SMS_CHARACTERS - link.length) + link
}

/**
 * Replaces four Spanish letters that are missing in the GSM alphabet: one of them would reduce each
 * part from 160 to 70 characters.
 */
export const toGsmText = (text: string): string =>
  text.replace(/[áíóúÁÍÓÚ]/g, (letter) => letter.normalize('NFD').replace(/\u0301/g, ''))
