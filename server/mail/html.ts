/** Markup that is safe to put into a page as it is. */
export interface Html {
  readonly html: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
}

type Insert = string | Html | readonly Html[]

function render(insert: Insert): string {
  if (typeof insert === 'string') return escapeHtml(insert)
  return 'html' in insert ? insert.html : insert.map((one) => one.html).join('')
}

/**
 * Builds markup: every text that is put in is escaped, only markup is not.
 * Not named after the language, or formatters would rearrange its white space.
 */
export function markup(parts: TemplateStringsArray, ...inserts: readonly Insert[]): Html {
  const rest = inserts.map((insert, index) => render(insert) + (parts[index + 1] ?? ''))
  return { html: (parts[0] ?? '') + rest.join('') }
}
