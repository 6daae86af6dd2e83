import type { ReactNode } from 'react'
import { factLabel } from '#copy/server/fact-labels.ts'
import type { Fact } from '#server/leads/facts/lead-facts.ts'
import { mailStyles } from './mail-styles.ts'

/** Renders a paragraph; line breaks of the text are kept. */
export function Paragraph({ children }: { readonly children: ReactNode }) {
  return <p style={mailStyles().paragraph}>{children}</p>
}

interface LinkProps {
  readonly href: string
  readonly text: string
}

/** Renders the one thing to do, as the button of the accept page. */
export function PrimaryButton({ href, text }: LinkProps) {
  return (
    <a href={href} style={mailStyles().button}>
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

/** Renders a link within text. */
export function TextLink({ href, text }: LinkProps) {
  return (
    <a href={href} style={mailStyles().link} className="text">
      {text}
    </a>
  )
}

/** Renders facts about a lead as a table of labels and values. */
export function FactTable({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <table style={mailStyles().facts}>
      <tbody>
        {facts.map(({ name, value, href }) => (
          <tr key={name}>
            <th scope="row" style={mailStyles().label} className="quiet line">
              {factLabel(name, 'en')}
            </th>
            <td style={mailStyles().value} className="line">
              {href === undefined ? value : <TextLink href={href} text={value} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
