import type { FastifyReply } from 'fastify'
import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { formatBusiness, parseBusiness } from '#domain/business/reader/file.ts'
import type { Business } from '#domain/business/schema/schema.ts'
import type { Language } from '#domain/text/language.ts'
import type { Publishing } from '#server/business/publishing.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'

/** A page that is only looked at: it runs nothing, loads nothing of others and sends nothing. */
const PREVIEW_HEADERS = {
  ...PRIVATE_HEADERS,
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'unsafe-inline'",
    "img-src 'self' data:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'self'",
    'sandbox',
  ].join('; '),
} as const

interface PreviewedForm {
  readonly form: URLSearchParams
  readonly reply: FastifyReply
  readonly language: Language
  readonly publishing: Publishing
  /** In force. */
  readonly before: Business
  /** As the form makes them; `null` if they may not be published so. */
  readonly changed: Business | null
}

/** Sends the page that a form names, before or after the changes of the form. */
export async function sendPagePreview(previewed: PreviewedForm): Promise<FastifyReply> {
  const { form, reply, language, publishing, before, changed } = previewed
  const messages = BUSINESS_MESSAGES[language]
  const sendText = (status: number, text: string) =>
    reply.headers(PREVIEW_HEADERS).code(status).type('text/plain; charset=utf-8').send(text)
  const text = changed && formatBusiness(changed)
  if (text === null || !parseBusiness(text).ok) return sendText(409, messages.outdated)
  const sides = await publishing.previewPage(formatBusiness(before), text, form.get('page') ?? '')
  const html = sides[form.get('side') === 'before' ? 0 : 1]
  return html === null
    ? sendText(404, messages.noPage)
    : reply.headers(PREVIEW_HEADERS).type('text/html; charset=utf-8').send(html)
}
