import postcss from 'postcss'
import { expect, test } from 'vitest'
import { removeOverriddenRules } from './remove-overridden-rules.ts'

function left(styles: string): string {
  const root = postcss.parse(styles)
  removeOverriddenRules(root)
  return root.toString()
}

test('removes what a later rule of the same selector overrides', () => {
  expect(left('a{color:red;top:0}p{color:red}a{color:blue}')).toBe(
    'a{top:0}p{color:red}a{color:blue}',
  )
})

test.each([
  ['another layer', '@layer one{a{color:red}}@layer two{a{color:blue}}'],
  ['another condition', 'a{color:red}@media print{a{color:blue}}'],
  ['another selector', 'a{color:red}a:hover{color:blue}'],
  ['other weight', 'a{color:red!important}a{color:blue}'],
  ['the same rule, for browsers that do not know the second', 'a{height:100vh;height:100dvh}'],
])('keeps %s', (_what, styles) => {
  expect(left(styles)).toBe(styles)
})
