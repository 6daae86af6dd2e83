import { MARK_PATHS } from '#art/mark-paths.ts'
import { shell as english } from '#copy/en/shell.ts'
import { shell as spanish } from '#copy/es/shell.ts'
import { business } from '../../domain/business.ts'
import type { Language } from '../../domain/language.ts'
import { localizedPath } from '#domain/localized-paths.ts'
import { formatPhone, telHref } from '../../domain/phone.ts'

const mark = `<svg viewBox="0 0 43 50" fill="currentColor" aria-hidden="true">${MARK_PATHS.map(({ upper, lower }) => `<g><path d="${upper}"/><path d="${lower}" class="mark-foot"/></g>`).join('')}</svg>`

/**
 * Creates the page that is shown offline for pages without an offline copy: the not-found page's
 * shell around our phone number. It runs no React, because the browser shows it under the address
 * of another page.
 * @param notFound the prerendered not-found page of the same language
 */
export function offlinePage(notFound: string, stylesheet: string, language: Language): string {
  const { notLoaded, header } = language === 'en' ? english : spanish
  const { default: digits } = business.phones
  const main = `<main id="content" tabindex="-1"><div class="shell-width error-page"><div class="work-order error-screen on-light"><div>${mark}<h1>${notLoaded.title}</h1></div><p>${notLoaded.text}</p><div><a class="btn btn-small btn-call" href="${telHref(digits)}" data-phone=""><span data-phone-text="">${formatPhone(digits)}</span></a><a class="btn btn-small btn-ink" href="${localizedPath('/book-online', language)}">${header.bookService}</a></div></div></div></main>`
  const parts: readonly [RegExp, string][] = [
    [/<main[\s>][\s\S]*<\/main>/, main],
    [/<title>[^<]*<\/title>/, `<title>${notLoaded.title}</title>`],
    [/<html /, '<html class="styled" '],
    [/<\/head>/, `<link rel="stylesheet" href="${stylesheet}"></head>`],
  ]
  const withoutScripts = notFound.replaceAll(/<script[\s\S]*?<\/script>/g, '')
  return parts.reduce((html, [found, replacement]) => {
    if (!found.test(html)) throw new Error(`the not-found page has no ${found.source}`)
    return html.replace(found, () => replacement)
  }, withoutScripts)
}
