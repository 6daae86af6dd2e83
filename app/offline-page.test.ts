import { expect, test } from 'vitest'
import { renderOffline } from '#app/render.tsx'
import { SAMPLE_WORLD } from '#app/sample-world.fixture.ts'
import { shell as english } from '#copy/en/shell.ts'
import { shell as spanish } from '#copy/es/shell.ts'

test.each([
  ['/404', '/book-online', english()],
  ['/es/404', '/es/pedir-servicio', spanish()],
] as const)('the offline page of %s links to %s and loads no script', (notFound, form, shell) => {
  const { html } = renderOffline(notFound, SAMPLE_WORLD)
  expect(html).toContain(`href="${form}"`)
  expect(html).toContain(`<title>${shell.notLoaded.title} | `)
  // Everything is laid out, because no script will do it.
  expect(html).toMatch(/<html lang="[^"]+" class="styled laid"/)
  expect(html).toContain(`<script>${SAMPLE_WORLD.scripts.offline}</script>`)
  expect(html).not.toContain('import(')
  expect(html).not.toContain('<script src')
})
