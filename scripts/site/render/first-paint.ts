import postcss, { type Container, type Root, type Declaration } from 'postcss'

/** Matches what is invisible until the full stylesheet has loaded, right after the first paint. */
const LATER_SELECTORS: readonly RegExp[] = [
  // Caused by the visitor: a pointer, a press, an answer.
  /:hover|:active|:disabled|:checked|\[aria-invalid|control-valid/,
  /:focus(?!-visible)(?!.*skip-link)/,
  // Visitors without scripts get the full stylesheet at once, from <noscript>.
  /:not\(\.js\)/,
  // The pin of an open menu, and a list that opens.
  /menu-head:+after|optgroup/,
  // Shown for some services only, once one is chosen.
  /^\.choice/,
  // Makes room at the end of the page.
  /^\[data-asks-consent\]$/,
  // Loaded with their own scripts.
  /\.toast|\.mobile-menu|\.menu-panel|\.mark-moving|\.error-/,
  /data-logo=error/,
  // Bounds the logo's image, which has a low priority and comes later.
  /\.site-header \.logo-image/,
  // Appears with the animation that it pauses.
  /\.js .*hero-pause|hero-pause[:> ]/,
  // The springs behind the pins, dark on dark.
  /hero-pins ?> ?i:+before/,
  // Home's lower sections, which the script has not hidden yet.
  /\.watched/,
]

/** The last is a screen of a few lines, at 400 % zoom, where fixed bars stop covering the page. */
const LATER_MEDIA = /^print$|forced-colors|prefers-reduced-motion|max-height: ?22rem/

/** Properties without effect on a page that is static and untouched. */
const LATER_PROPERTIES =
  /^(?:transition|cursor|resize|will-change|scroll-|forced-color-adjust|tab-size|-webkit-tap-highlight-color|-webkit-text-decoration|font-feature-settings|font-variation-settings|--lift|--fill-hover)/

/** Matches `animation` and its longhands. */
const ANIMATION = /^animation(?:-|$)/

/**
 * Leaves out what the first paint cannot show: states of pointer and form, print, and animations,
 * which begin with the full stylesheet.
 * @param styles CSS text of the rules that match something in the page
 */
export function firstPaintStyles(styles: string): string {
  const root = postcss.parse(styles)
  root.walkRules((rule) => {
    if (isKeyframe(rule.parent)) return
    const selectors = rule.selectors.filter(
      (selector) => !LATER_SELECTORS.some((later) => later.test(selector)),
    )
    if (selectors.length === 0) rule.remove()
    else {
      if (selectors.length < rule.selectors.length) rule.selectors = selectors
      if (rule.nodes.every((node) => node.type === 'decl' && ANIMATION.test(node.prop)))
        rule.remove()
    }
  })
  root.walkAtRules('media', (media) => {
    if (LATER_MEDIA.test(media.params)) media.remove()
  })
  root.walkDecls(LATER_PROPERTIES, (declaration) => void declaration.remove())
  removeOverriddenRules(root)
  removeIdleKeyframes(root)
  inlineTheme(root)
  removeEmpty(root)
  return root.toString()
}

function isKeyframe(parent: Container | undefined): boolean {
  return parent?.type === 'atrule' && 'name' in parent && parent.name === 'keyframes'
}

function removeIdleKeyframes(root: Root): void {
  const used: string[] = []
  root.walkDecls(ANIMATION, ({ value }) => void used.push(value))
  root.walkAtRules('keyframes', (keyframes) => {
    if (!used.some((value) => value.split(/[\s,]+/).includes(keyframes.params))) keyframes.remove()
  })
}

/** Removes empty blocks, innermost first, because that empties others. */
function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (!('nodes' in node) || !node.nodes) continue
    removeEmpty(node as Container)
    if (node.nodes.length === 0) node.remove()
  }
}

/** Matches a design token; other properties of the root change with the screen. */
const TOKEN = /^--(?:color|font|radius|ease)-/

/**
 * Kept as variables, because their values are longer than their names and several rules share them.
 */
const KEPT_AS_NAMES = /^--(?:font|ease)-/

/**
 * Inlines the constants of the theme into the rules that use them, and removes those that no rule
 * of this page uses, about half.
 */
function inlineTheme(root: Root): void {
  const theme = themeOf(root)
  const values = new Map(
    theme.filter(({ prop }) => !KEPT_AS_NAMES.test(prop)).map(({ prop, value }) => [prop, value]),
  )
  root.walkDecls((declaration) => {
    if (theme.includes(declaration)) return
    declaration.value = declaration.value.replace(
      /var\((--[\w-]+)\)/g,
      (use, name: string) => values.get(name) ?? use,
    )
  })
  const used = new Set<string>()
  root.walkDecls(({ value }) => {
    for (const [, name] of value.matchAll(/var\((--[\w-]+)/g)) used.add(name ?? '')
  })
  for (const declaration of theme) if (!used.has(declaration.prop)) declaration.remove()
}

/** Returns the design tokens (site/tokens.css): colors, fonts, radii and curves of `:root`. */
function themeOf(root: Root): readonly Declaration[] {
  const found: Declaration[] = []
  root.each((rule) => {
    if (rule.type === 'rule' && rule.selector === ':root')
      rule.each((node) => {
        if (node.type === 'decl' && TOKEN.test(node.prop)) found.push(node)
      })
  })
  return found
}

/**
 * Removes declarations that a later rule of the same selector, in the same condition, overrides,
 * such as resets.
 */
function removeOverriddenRules(root: Root): void {
  const declared = new Map<object | undefined, Map<string, Declaration>>()
  root.walkRules((rule) => {
    const here = declared.get(rule.parent) ?? new Map<string, Declaration>()
    declared.set(rule.parent, here)
    // Of two in one rule the first is for browsers that do not support the second.
    const before = new Map(here)
    rule.each((declaration) => {
      if (declaration.type !== 'decl') return
      const key = `${rule.selector} ${declaration.prop} ${declaration.important}`
      before.get(key)?.remove()
      here.set(key, declaration)
    })
  })
}
