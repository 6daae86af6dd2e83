import type { Declaration, Root } from 'postcss'

/**
 * Leaves out what a later rule of the same selector, in the same layer and
 * condition, says otherwise: the resets of a library that the site sets anew.
 */
export function removeOverriddenRules(root: Root): void {
  const said = new Map<object | undefined, Map<string, Declaration>>()
  root.walkRules((rule) => {
    const here = said.get(rule.parent) ?? new Map<string, Declaration>()
    said.set(rule.parent, here)
    // Of two in one rule the first is for browsers that do not know the second.
    const before = new Map(here)
    rule.each((declaration) => {
      if (declaration.type !== 'decl') return
      const key = `${rule.selector} ${declaration.prop} ${declaration.important}`
      before.get(key)?.remove()
      here.set(key, declaration)
    })
  })
}
