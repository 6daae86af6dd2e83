import type { Declaration, Root } from 'postcss'

/** Kept as variables, because their values are longer than their names and several rules share them. */
const KEPT_AS_NAMES = /^--(?:font|ease)-/

/**
 * Inlines the constants of the theme into the rules that use them, and removes those that no rule of this page uses,
 * about half.
 */
export function inlineTheme(root: Root): void {
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

/** Returns what Tailwind writes for `@theme`: custom properties of `:root` in a layer of that name. */
function themeOf(root: Root): readonly Declaration[] {
  const found: Declaration[] = []
  root.walkAtRules('layer', (layer) => {
    if (layer.params === 'theme')
      layer.walkDecls(/^--/, (declaration) => void found.push(declaration))
  })
  return found
}
