import { afterEach, expect, test } from 'vitest'
import { filesOfDisplayed } from './displayed-islands.ts'

afterEach(() => document.body.replaceChildren())

const FILES = { 'menu-bar': ['/bar.js'], 'mobile-menu': ['/menu.js', '/dialog.js'] }
const island = (name: string, display: string) =>
  `<div style="display:${display}"><div style="display:contents" data-island="${name}"><button>${name}</button></div></div>`

test('of two menus only the files of the one that is displayed are asked for', () => {
  document.body.innerHTML = island('menu-bar', 'none') + island('mobile-menu', 'block')
  expect(filesOfDisplayed(FILES, document)).toEqual(['/menu.js', '/dialog.js'])
})

test('an island that stands on the page twice is asked for once, and if only one of both is displayed', () => {
  document.body.innerHTML =
    island('menu-bar', 'none') + island('menu-bar', 'block') + island('menu-bar', 'block')
  expect(filesOfDisplayed(FILES, document)).toEqual(['/bar.js'])
})

test('a browser that does not say what is displayed asks for all of them', () => {
  document.body.innerHTML = island('menu-bar', 'none') + island('mobile-menu', 'block')
  for (const button of document.querySelectorAll('button'))
    Object.setPrototypeOf(button, { __proto__: null })
  expect(filesOfDisplayed(FILES, document)).toEqual(['/bar.js', '/menu.js', '/dialog.js'])
})
