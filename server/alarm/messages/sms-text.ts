import type { Notice } from '../channel.ts'
import { noticeText } from './notice-text.ts'

/** Twilio takes 1,600 characters; two parts of 153 are what a notice is worth (GSM 03.38). */
const MAX_SMS_CHARACTERS = 306

/**
 * A text message: what, where and the link. Four letters of Spanish are
 * missing in the phone network's own alphabet; one of them would cut each
 * part from 160 characters to 70.
 */
export function smsText(notice: Notice): string {
  const { title, body } = noticeText(notice)
  const link = notice.acceptUrl === null ? '' : ` ${notice.acceptUrl}`
  return toGsmText(`${title}. ${body}`).slice(0, MAX_SMS_CHARACTERS - link.length) + link
}

const toGsmText = (text: string): string =>
  text.replace(/[áíóúÁÍÓÚ]/g, (letter) => letter.normalize('NFD').replace(/\u0301/g, ''))
