/** Renders a phone number, which breaks after the area code only where it is wider than the page. */
export function PhoneNumber({ phone }: { readonly phone: string }) {
  // A plain hyphen would allow a line break.
  return <span className="phone-number">{phone.replaceAll('-', '\u2011')}</span>
}

interface TextWithPhoneProps {
  /** Inserts the phone number into the text. */
  readonly text: (phone: string) => string
  /** As it is displayed. */
  readonly phone: string
}

/**
 * Renders a text with a phone number in it as one element, so that flex and grid containers keep
 * them together.
 */
export function TextWithPhone({ text, phone }: TextWithPhoneProps) {
  const gap = '\n'
  const [before = '', after = ''] = text(gap).split(gap)
  return (
    <span>
      {before}
      <PhoneNumber phone={phone} />
      {after}
    </span>
  )
}
