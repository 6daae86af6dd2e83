import { afterEach, expect, test } from 'vitest'
import { loadFonts } from './fonts.ts'

afterEach(() => {
  document.documentElement.className = ''
  document.body.replaceChildren()
})

test('loadFonts changes the page part by part, one frame each, visible parts first', async () => {
  document.documentElement.classList.add('fallback-fonts')
  document.body.innerHTML = `<header id="bar">Bar</header>
    <main><section id="hero" style="height:200vh">Hero</section><section id="low">Low</section></main>
    <div id="foot" style="position:fixed;bottom:0">Foot</div>`
  const waiting = () =>
    ['bar', 'hero', 'low', 'foot'].filter((id) =>
      document.getElementById(id)?.classList.contains('fallback-fonts'),
    )
  const seen: string[][] = []
  const watcher = new MutationObserver(() => seen.push(waiting()))
  watcher.observe(document.body, { attributes: true, subtree: true })
  await loadFonts()
  watcher.disconnect()
  expect(document.documentElement.className).toBe('')
  expect(seen).toEqual([['hero', 'low', 'foot'], ['low', 'foot'], ['low'], []])
})

test('loadFonts changes content that is not laid out yet with the remaining parts', async () => {
  document.documentElement.classList.add('fallback-fonts')
  document.body.innerHTML = '<main><p>Seen</p><div data-later>Low</div></main>'
  await loadFonts()
  expect(document.querySelectorAll('.fallback-fonts')).toHaveLength(0)
})
