/** An event of a calendar. */
interface CalendarEvent {
  /** Globally unique, the same at every download. */
  readonly uid: string
  /** How often its time was changed: a calendar takes a file with a higher number (RFC 5545, 3.8.7.4). */
  readonly sequence: number
  /** When the file is made. ISO 8601, UTC. */
  readonly createdAt: string
  readonly start: string
  readonly end: string
  /** Whether a staff member has accepted. */
  readonly isConfirmed: boolean
  readonly summary: string
  readonly description: string
  readonly location?: string
}

/** Lines are at most 75 octets long, without the line break (RFC 5545, 3.1). */
const MAX_LINE_OCTETS = 75

/** Renders a calendar with one event (RFC 5545). Times are in UTC, so it needs no time zone. */
export function calendarFile(event: CalendarEvent): string {
  const { uid, sequence, createdAt, start, end, isConfirmed, summary, description, location } =
    event
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Palisade//EN',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utcTime(createdAt)}`,
    `DTSTART:${utcTime(start)}`,
    `DTEND:${utcTime(end)}`,
    `STATUS:${isConfirmed ? 'CONFIRMED' : 'TENTATIVE'}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location === undefined ? [] : [`LOCATION:${escapeText(location)}`]),
    'END:VEVENT',
    'END:VCALENDAR',
  ]
    .map((line) => `${foldLine(line)}\r\n`)
    .join('')
}

/** `20310304T150000Z` */
const utcTime = (iso: string): string =>
  `${new Date(iso).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** RFC 5545, 3.3.11. Other control characters are not allowed in a text. */
const escapeText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n?|\n/g, String.raw`\n`)
    .replaceAll(/\p{Cc}/gu, ' ')

/** Folds between characters; a continued line begins with a space. */
function foldLine(line: string): string {
  let folded = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > MAX_LINE_OCTETS) {
      folded += '\r\n '
      octets = 1
    }
    folded += character
    octets += size
  }
  return folded
}
