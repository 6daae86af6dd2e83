import { expect, test } from 'vitest'
import { firstPaintStyles } from './first-paint.ts'

test.each([
  [
    'leaves out states of pointer and form, but not the focus ring',
    '.btn{color:red}.btn:hover,.btn-x{color:blue}.btn:active{top:0}:focus-visible{outline:1px}.a:focus{outline:0}',
    '.btn{color:red}.btn-x{color:blue}:focus-visible{outline:1px}',
  ],
  [
    "leaves out animations, but keeps a moving part's other styles and its keyframes",
    '.w{animation:spin 1s}.l{animation:wait 1ms;display:block}@keyframes spin{to{opacity:0}}@keyframes wait{0%{visibility:hidden}}',
    '.l{animation:wait 1ms;display:block}@keyframes wait{0%{visibility:hidden}}',
  ],
  [
    'removes blocks that become empty',
    '@media (a:b){@media print{.x{color:red}}@supports (a:b){.x:hover{top:0}}}.y{top:0}',
    '.y{top:0}',
  ],
  [
    'inlines the theme’s constants, but keeps font names',
    ':root{--color-ink:#0b1b37;--color-rust:#b12822;--font-body:"Libre Franklin", sans-serif}body{color:var(--color-ink);background:linear-gradient(var(--color-ink), var(--own));font-family:var(--font-body)}',
    ':root{--font-body:"Libre Franklin", sans-serif}body{color:#0b1b37;background:linear-gradient(#0b1b37, var(--own));font-family:var(--font-body)}',
  ],
  [
    'leaves out what a static page does not need: transitions, cursors',
    'a{transition:color .1s;cursor:pointer;color:red}b{cursor:pointer}',
    'a{color:red}',
  ],
  [
    'removes what a later rule of the same selector overrides',
    'a{color:red;top:0}p{color:red}a{color:blue}',
    'a{top:0}p{color:red}a{color:blue}',
  ],
])('%s', (_what, styles, expected) => {
  expect(firstPaintStyles(styles)).toBe(expected)
})

test.each([
  ['another condition', 'a{color:red}@media (width>1px){a{color:blue}}'],
  ['another selector', 'a{color:red}a b{color:blue}'],
  ['other weight', 'a{color:red!important}a{color:blue}'],
  ['the same rule, for browsers that do not know the second', 'a{height:100vh;height:100dvh}'],
])('keeps a declaration that is overridden in %s', (_what, styles) => {
  expect(firstPaintStyles(styles)).toBe(styles)
})
