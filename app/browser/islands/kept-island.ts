/** Controls whose values a visitor can change. */
const CONTROLS = 'input[name], select[name], textarea[name]'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const controlsIn = (nodes: Iterable<Node>): readonly Control[] =>
  [...nodes].flatMap((node) =>
    node instanceof Element ? [...node.querySelectorAll<Control>(CONTROLS)] : [],
  )

/** Copies what was typed and chosen to the controls of the same names. */
export function copyValues(from: Iterable<Node>, to: Iterable<Node>): void {
  const sources = controlsIn(from)
  for (const control of controlsIn(to)) {
    const isBox = control.type === 'checkbox' || control.type === 'radio'
    const source = sources.find(
      ({ name, type, value }) =>
        name === control.name && type === control.type && (!isBox || value === control.value),
    )
    if (!source) continue
    if (isBox && 'checked' in source && 'checked' in control) control.checked = source.checked
    else control.value = source.value
  }
}

/**
 * Copies an island as the browser itself can use it, without any script: with what was typed, every
 * control enabled, and the button as the server wrote it.
 * @param nodes content of the island
 * @param button the submit button before hydration
 */
export function copyIsland(
  nodes: readonly Node[],
  button: HTMLButtonElement | null,
): readonly Node[] {
  // The nodes themselves still belong to React, which would handle their events.
  const copies = nodes.map((node) => node.cloneNode(true))
  copyValues(nodes, copies)
  for (const copy of copies) {
    if (!(copy instanceof Element)) continue
    for (const control of copy.querySelectorAll<HTMLInputElement>('fieldset, [name]:disabled'))
      control.disabled = false
    if (button) copy.querySelector('button[type=submit]')?.replaceWith(button.cloneNode(true))
  }
  return copies
}
