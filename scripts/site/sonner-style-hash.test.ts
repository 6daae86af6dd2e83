import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { hashesOf, sonnerStyleHashes } from './sonner-style-hash.ts'

afterEach(() => vi.unstubAllGlobals())

const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

test('the hashes are those of what sonner really writes when it is loaded', async () => {
  /** The text of every style element at each moment at which a policy would be asked. */
  const asked: string[] = []
  const element = { text: '', inDocument: false }
  vi.stubGlobal('document', {
    hidden: false,
    createElement(tag: string) {
      expect(tag).toBe('style')
      return Object.assign(element, {
        appendChild(node: { text: string }) {
          element.text += node.text
          if (element.inDocument) asked.push(element.text)
        },
      })
    },
    createTextNode: (text: string) => ({ text }),
    head: {
      appendChild() {
        element.inDocument = true
        asked.push(element.text)
      },
    },
  })
  await import('sonner')
  expect(asked).toHaveLength(2)
  expect(sonnerStyleHashes()).toEqual(asked.map(hash))
})

test('the first hash is that of nothing, as CSP writes it', () => {
  expect(sonnerStyleHashes()[0]).toBe('sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=')
})

const installed = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')

test.each([
  ['without any style', 'export const toast = 1'],
  ['with a second style element', `${installed};document.createElement("style")`],
  ['with the text put in first', installed.replace(/\.styleSheet\?/, '.other?')],
  ['with a second text', `${installed.replace(/(\w+)\(`:where/, '$1(`a{}`);$1(`:where')}`],
  ['with an escape in the text', installed.replace(':where(', '\\\\:where(')],
  ['with a part put in', installed.replace(':where(', '${x}:where(')],
])('a package %s fails loudly', (_, source) => {
  expect(source).not.toBe(installed)
  expect(() => hashesOf(source)).toThrow("sonner's style cannot be hashed")
})
