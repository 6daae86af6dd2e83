import { expect, test } from 'vitest'
import { drawnFile } from './drawn-file.ts'
import { tokens } from './tokens.ts'

test('a hand-drawn file ships with the colors of the tokens, without comments and indentation', () => {
  const source = '<!-- A door -->\n<svg>\n  <path fill="var(--ink-2)" d="M0 0"/>\n</svg>\n'
  expect(drawnFile(source, 'door.svg')).toBe(`<svg><path fill="${tokens().ink2}" d="M0 0"/></svg>`)
})

test('a color that is no token is reported with its file', () => {
  expect(() => drawnFile('<svg fill="var(--pink)"/>', 'door.svg')).toThrow(
    'door.svg: no color is called --pink',
  )
})
