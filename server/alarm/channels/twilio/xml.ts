/** XML that is safe to send: every text in it is escaped. */
export interface Markup {
  readonly xml: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** `null` renders nothing. */
type MarkupValue = string | Markup | readonly Markup[] | null

function render(piece: MarkupValue): string {
  if (typeof piece === 'string')
    return piece.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? '')
  if (piece === null) return ''
  return 'xml' in piece ? piece.xml : piece.map(render).join('')
}

/** Builds XML for Twilio; escapes texts and inserts markup unchanged. */
export const markup = (
  strings: TemplateStringsArray,
  ...pieces: readonly MarkupValue[]
): Markup => ({ xml: String.raw({ raw: strings }, ...pieces.map(render)) })
