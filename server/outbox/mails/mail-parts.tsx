import type { ReactNode } from 'react'
import { mailStyles } from './mail-styles.ts'

/** Renders a paragraph; line breaks of the text are kept. */
export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <p style={mailStyles().paragraph}>{children}</p>
}

interface LinkProps {
  readonly href: string
  readonly text: string
}

/** Renders the one thing to do, in brass. */
export function PrimaryButton({ href, text }: LinkProps) {
  return (
    <a href={href} style={mailStyles().button}>
      {text}
    </a>
  )
}

/** Renders a call as the one thing to do, in amber. */
export function PrimaryCall({ href, text }: LinkProps) {
  return (
    <a href={href} style={mailStyles().call}>
      {text}
    </a>
  )
}

/** Renders a further thing to do, outlined and as large. */
export function SecondaryButton({ href, text }: LinkProps) {
  return (
    <a href={href} style={mailStyles().secondary} className="text line">
      {text}
    </a>
  )
}

/** A label and its value, with a link where it has one. */
export interface MailFact {
  readonly label: string
  readonly value: string
  readonly href?: string | undefined
}

/** Renders facts as a table of labels and values. */
export function FactTable({ facts }: { readonly facts: readonly MailFact[] }) {
  return (
    <table style={mailStyles().facts}>
      <tbody>
        {facts.map(({ label, value, href }) => (
          <tr key={label}>
            <th scope="row" style={mailStyles().label} className="quiet line">
              {label}
            </th>
            <td style={mailStyles().value} className="line">
              {href === undefined ? (
                value
              ) : (
                <a href={href} style={mailStyles().link} className="text">
                  {value}
                </a>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
