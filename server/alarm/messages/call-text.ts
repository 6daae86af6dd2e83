import { isEscalation } from '#domain/notice-kind.ts'
import { LEAD_LIFECYCLE } from '#domain/lead/lifecycle.ts'
import { business } from '#domain/business.ts'
import { firstName } from '#domain/status-page.ts'
import type { Notice, NoticeFacts } from '../channel.ts'
import type { AcceptResult, Assignee, DeclineResult } from '#server/lead/lead-service.ts'
import type { ConnectResult } from '../call-service.ts'
import type { Language } from '#domain/language.ts'
import { atSpanishTime } from '#domain/spanish-time.ts'
import type { SpanishSignal } from '#domain/visitor-language.ts'
import { formatClockTime } from './clock-time.ts'
import { noticeText, serviceAndTown } from './notice-text.ts'
import { whenText } from './service-name.ts'
import { MINUTE_MS } from '#domain/durations.ts'

/**
 * Texts of a call. A voicemail may record it, so it contains service and town only (R105), and
 * staff members by first name only.
 */

interface CallMessages {
  readonly greeting: string
  readonly request: string
  readonly offered: string
  readonly test: string
  readonly spanish: Readonly<Record<SpanishSignal, string>>
  readonly minutes: (count: number) => string
  readonly waiting: (count: number) => string
  readonly keys: string
  readonly testKey: string
  readonly next: string
  readonly noKeys: string
  readonly nothingPressed: string
  readonly accepted: string
  readonly connectKey: string
  readonly connecting: string
  readonly noConnection: string
  readonly notReached: string
  readonly notYours: string
  readonly findNumber: string
  readonly acceptedByColleague: (assignee: Assignee) => string
  readonly cancelled: string
  readonly closed: string
  readonly declined: Readonly<Record<DeclineResult, string>>
  readonly tested: string
  readonly goodbye: string
  readonly trouble: string
}

const CALL_MESSAGES: Readonly<Record<Language, CallMessages>> = {
  en: {
    greeting: `This is ${business.name}.`,
    request: 'New request:',
    offered: 'A colleague asks you to take this request:',
    test: 'This is a test of the alarm.',
    spanish: {
      speaks: 'The customer speaks Spanish.',
      phone: 'The customer’s phone is set to Spanish.',
    },
    minutes: (count) => `Waiting for ${count} minutes.`,
    waiting: (count) => `${count} requests are waiting.`,
    keys: 'Press 1 to take it. Press 2 to pass it on.',
    testKey: 'Press 1 if you hear this.',
    next: 'The next one.',
    noKeys: 'Open the link in your message to take it.',
    nothingPressed: 'We heard no key.',
    accepted: 'It is yours.',
    connectKey: 'Press 1 again to be connected to the customer. Press 2 to go on without.',
    connecting: 'Connecting you to the customer. Press star to come back.',
    noConnection: 'No more calls can be connected right now.',
    notReached: 'We did not reach the customer.',
    notYours: 'This request is not yours any more.',
    findNumber: 'Open the board or your email for the customer’s number.',
    acceptedByColleague: ({ name, at }) =>
      `${firstName(name)} took it at ${formatClockTime(at, 'en')}.`,
    cancelled: 'The customer canceled. Nobody has to go.',
    closed: 'This request is closed.',
    declined: {
      now: 'It goes to the next person.',
      later: 'There is nobody else to call right now. The alarm goes on.',
      none: 'There is nobody else to call. The request stays open.',
      ended: 'This request is closed.',
    },
    tested: 'The test worked. Thank you.',
    goodbye: 'Goodbye.',
    trouble: 'That did not work. Open the link in your message. Goodbye.',
  },
  es: {
    greeting: `Habla ${business.name}.`,
    request: 'Nueva solicitud:',
    offered: 'Alguien del equipo le pide que tome esta solicitud:',
    test: 'Esta es una prueba de la alarma.',
    spanish: {
      speaks: 'El cliente habla español.',
      phone: 'El teléfono del cliente está en español.',
    },
    minutes: (count) => `Lleva ${count} minutos esperando.`,
    waiting: (count) => `Hay ${count} solicitudes en espera.`,
    keys: 'Oprima 1 para tomarla. Oprima 2 para pasarla.',
    testKey: 'Oprima 1 si oye esto.',
    next: 'La siguiente.',
    noKeys: 'Abra el enlace de su mensaje para tomarla.',
    nothingPressed: 'No oímos ninguna tecla.',
    accepted: 'Es suya.',
    connectKey: 'Oprima 1 otra vez para hablar con el cliente. Oprima 2 para seguir sin llamar.',
    connecting: 'Lo comunicamos con el cliente. Oprima asterisco para volver.',
    noConnection: 'Por ahora no se pueden comunicar más llamadas.',
    notReached: 'No logramos comunicarnos con el cliente.',
    notYours: 'Esta solicitud ya no es suya.',
    findNumber: 'Abra el tablero o su correo para ver el número del cliente.',
    acceptedByColleague: ({ name, at }) =>
      `${firstName(name)} la tomó ${atSpanishTime(formatClockTime(at, 'es'))}`,
    cancelled: 'El cliente canceló. Nadie tiene que ir.',
    closed: 'Esta solicitud ya está cerrada.',
    declined: {
      now: 'Pasa a la siguiente persona.',
      later: 'Ahora no hay nadie más a quien llamar. La alarma sigue.',
      none: 'No hay nadie más a quien llamar. La solicitud sigue abierta.',
      ended: 'Esta solicitud ya está cerrada.',
    },
    tested: 'La prueba funcionó. Gracias.',
    goodbye: 'Adiós.',
    trouble: 'No funcionó. Abra el enlace de su mensaje. Adiós.',
  },
}

/** Returns the language in which a staff member is addressed. */
export const callLanguage = ({ staffMember }: Pick<Notice, 'staffMember'>): Language =>
  staffMember?.language ?? 'en'

/**
 * Describes the lead, then the keys.
 * @param now milliseconds since the epoch
 * @param keys false where no digit could be received
 */
export function announcementText(
  notice: Notice,
  { now, keys, further }: { now: number; keys: boolean; further: boolean },
): string {
  const language = callLanguage(notice)
  const messages = CALL_MESSAGES[language]
  if (notice.kind === 'test') return `${messages.test} ${keys ? messages.testKey : ''}`.trim()
  if (isStatement(notice)) {
    const { title, body } = noticeText(notice)
    return `${messages.greeting} ${title}. ${body} ${messages.goodbye}`
  }
  const { facts } = notice
  return [
    further ? messages.next : messages.greeting,
    facts.spanish === 'speaks' ? messages.spanish.speaks : '',
    further ? '' : notice.kind === 'offered' ? messages.offered : messages.request,
    `${serviceAndTown(facts, language)}.`,
    facts.spanish === 'phone' ? messages.spanish.phone : '',
    timeframeText(facts, language),
    waitedText(facts, now, messages),
    facts.waiting > 1 && !further ? messages.waiting(facts.waiting) : '',
    keys ? messages.keys : messages.noKeys,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Returns whether a call only says what happened to a lead, so that no key is needed. */
export const isStatement = ({ kind }: Pick<Notice, 'kind'>): boolean =>
  !isEscalation({ kind }) && kind !== 'test'

/** ASAP is not mentioned: it is the reason for the call. */
function timeframeText(facts: NoticeFacts, language: Language): string {
  const name = facts.timeframe === 'ASAP' ? '' : whenText(facts, language)
  return name === '' ? '' : `${name}.`
}

const MAX_SPOKEN_MINUTES = 180

function waitedText({ createdAt }: NoticeFacts, now: number, messages: CallMessages): string {
  const minutes = Math.floor((now - createdAt) / MINUTE_MS)
  // A lead that was reopened came in hours or days ago.
  return minutes < 2 || minutes > MAX_SPOKEN_MINUTES ? '' : messages.minutes(minutes)
}

/** Returns the lead of an accepted call; `null` if the caller does not have it. */
export const acceptedLead = (result: AcceptResult): string | null =>
  result.outcome === 'accepted' || (result.outcome === 'already-accepted' && result.isMine)
    ? result.submissionId
    : null

/** Text after a pressed 1. */
export function acceptResultText(
  result: AcceptResult,
  language: Language,
  canConnect = false,
): string {
  const messages = CALL_MESSAGES[language]
  const yours = `${messages.accepted} ${canConnect ? messages.connectKey : messages.findNumber}`
  switch (result.outcome) {
    case 'accepted':
      return yours
    case 'already-accepted':
      return result.isMine ? yours : messages.acceptedByColleague(result.assignee)
    case 'closed':
      return LEAD_LIFECYCLE[result.status].notice === 'cancelled'
        ? messages.cancelled
        : messages.closed
    case 'tested':
      return messages.tested
    case 'unknown':
      return messages.closed
  }
}

/** Text after a second 1 that connects nobody. */
export function connectResultText(
  result: Exclude<ConnectResult, { outcome: 'connecting' }>,
  language: Language,
): string {
  const messages = CALL_MESSAGES[language]
  if (result.outcome === 'capped') return `${messages.noConnection} ${messages.findNumber}`
  const isCancelled = LEAD_LIFECYCLE[result.status].notice === 'cancelled'
  return isCancelled ? messages.cancelled : messages.notYours
}

export const connectingText = (language: Language): string => CALL_MESSAGES[language].connecting

/** Text after a connection, or in place of it. */
export function afterConnectionText(
  result: 'reached' | 'not reached' | 'declined',
  language: Language,
): string {
  const { notReached, findNumber } = CALL_MESSAGES[language]
  if (result === 'reached') return ''
  return result === 'declined' ? findNumber : `${notReached} ${findNumber}`
}

/** Text after a pressed 2. */
export const declineResultText = (result: DeclineResult, language: Language): string =>
  CALL_MESSAGES[language].declined[result]

export const goodbyeText = (language: Language): string => CALL_MESSAGES[language].goodbye

export const nothingPressedText = (language: Language): string =>
  `${CALL_MESSAGES[language].nothingPressed} ${CALL_MESSAGES[language].goodbye}`

/** Text when a digit arrived and could not be stored. */
export const errorText = (language: Language): string => CALL_MESSAGES[language].trouble
