/** Markup that is ready to be sent: every text in it has been escaped. */
export interface Markup {
  readonly markup: string
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
  return 'markup' in piece ? piece.markup : piece.map(render).join('')
}

/** Builds markup; texts put into it are escaped, markup is taken as it is. */
export function html(strings: TemplateStringsArray, ...pieces: readonly Piece[]): Markup {
  return {
    markup: strings.map((text, index) => text + (index < pieces.length ? render(pieces[index] ?? '') : '')).join(''),
  }
}

export const NOTHING: Markup = { markup: '' }
