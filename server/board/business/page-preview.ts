import { BUSINESS_MESSAGES } from '#copy/server/business.ts'
import { formatBusiness, parseBusiness } from '#domain/business/reader/file.ts'
import type { Language } from '#domain/text/language.ts'
import type { Publishing } from '#server/business/publishing.ts'
import { PRIVATE_HEADERS } from '#server/http/response-headers.ts'
import { applyForm } from './apply-form.ts'
import { markOf } from './changes.ts'
import type { SectionHandling } from './section-handling.ts'

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

/** Sends the page that a form names, before or after the changes of the form. */
export async function sendPagePreview(
  { section, facts, form, reply }: SectionHandling,
  {
    previews,
    language,
  }: { readonly previews: Publishing['previews']; readonly language: Language },
) {
  const messages = BUSINESS_MESSAGES[language]
  const sendText = (status: number, text: string) =>
    reply.headers(PREVIEW_HEADERS).code(status).type('text/plain; charset=utf-8').send(text)
  const changed = formatBusiness(applyForm(section, form, facts))
  if (form.get('mark') !== markOf(section, facts) || !parseBusiness(changed).ok)
    return sendText(409, messages.outdated)
  const [before, after] = await previews.page(
    formatBusiness(facts),
    changed,
    form.get('page') ?? '',
  )
  const html = form.get('side') === 'before' ? before : after
  return html === null
    ? sendText(404, messages.noPage)
    : reply.headers(PREVIEW_HEADERS).type('text/html; charset=utf-8').send(html)
}
