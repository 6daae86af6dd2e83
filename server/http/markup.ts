/** Markup that is ready to be sent: every text in it has been escaped. */
export interface Markup {
  readonly html: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

type Piece = string | Markup | readonly Markup[]

function render(piece: Piece): string {
  if (typeof piece === 'string') return escape(piece)
  return 'html' in piece ? piece.html : piece.map(render).join('')
}

/**
 * Builds markup; texts put into it are escaped, markup is taken as it is. It
 * is not called html: formatters take such templates apart, and white space
 * counts in a textarea and in a style that is known by its hash.
 */
export function markup(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  const [first = '', ...rest] = strings
  return { html: first + rest.map((text, index) => render(pieces[index] ?? '') + text).join('') }
}

export const NOTHING: Markup = { html: '' }
