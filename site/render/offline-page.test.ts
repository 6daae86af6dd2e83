import { expect, test } from 'vitest'
import { shell as english } from '#copy/en/shell.ts'
import { shell as spanish } from '#copy/es/shell.ts'
import { renderOfflinePage } from './document.tsx'

test.each([
  ['/404', '/book-online', english()],
  ['/es/404', '/es/pedir-servicio', spanish()],
] as const)('the offline page of %s links to %s and runs no script', (notFound, form, shell) => {
  const page = renderOfflinePage(notFound, 'key')
  expect(page).toContain(`href="${form}"`)
  expect(page).toContain(`<title>${shell.notLoaded.title} | `)
  expect(page).toMatch(/<html lang="[^"]+" class="styled">/)
  expect(page).not.toContain('<script')
})
