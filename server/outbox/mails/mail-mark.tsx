import { business } from '#domain/business/business.ts'
import { mailStyles } from './mail-styles.ts'

/** Heights in px of the five pins of the mark, above and below its line. */
const PINS = [
  { above: 10, below: 14 },
  { above: 16, below: 10 },
  { above: 8, below: 16 },
  { above: 20, below: 8 },
  { above: 13, below: 12 },
] as const
const TALLEST = 20

/**
 * Renders the mark and the name. The pins are cells of a table, because mail clients show no SVG and
 * block pictures; an owner with an icon of their own has the name alone.
 */
export function MailMark() {
  const styles = mailStyles()
  return (
    <table role="none" style={styles.mark}>
      <tbody>
        <tr>
          {business.icon === null &&
            PINS.map(({ above, below }) => (
              // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it is no control
              <td key={above} style={styles.pin}>
                <div style={{ ...styles.upperPin, height: above, marginTop: TALLEST - above }} />
                <div style={{ ...styles.lowerPin, height: below }} />
              </td>
            ))}
          <td style={styles.name}>{business.name}</td>
        </tr>
      </tbody>
    </table>
  )
}
