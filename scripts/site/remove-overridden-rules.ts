import type { Declaration, Root } from 'postcss'

/**
 * Removes declarations that a later rule of the same selector, in the same layer and condition, overrides, such as a
 * library's resets.
 */
export function removeOverriddenRules(root: Root): void {
  const said = new Map<object | undefined, Map<string, Declaration>>()
  root.walkRules((rule) => {
    const here = said.get(rule.parent) ?? new Map<string, Declaration>()
    said.set(rule.parent, here)
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
