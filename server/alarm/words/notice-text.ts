import { business } from '#domain/business.ts'
import type { Notice, NoticeFacts, NoticeKind } from '../channel.ts'
import { clockTime, type Language } from './language.ts'
import { whenName, workName } from './work.ts'

/** What a notice says on a screen: no name, phone, street, note or code (R105). */
export interface NoticeText {
  readonly language: Language
  /** One line: what and where. */
  readonly title: string
  /** One or two sentences. */
  readonly body: string
  /** On the button or link that leads to the page behind the token. */
  readonly button: string
}

interface Words {
  readonly before: Readonly<Record<NoticeKind, string>>
  readonly says: Readonly<Record<Exclude<NoticeKind, 'created' | 'waiting'>, string>>
  readonly speaksSpanish: string
  readonly since: (time: string) => string
  readonly waiting: (count: number) => string
  readonly take: string
  readonly open: string
  readonly answer: string
  readonly test: string
  /** Behind the six digits. */
  readonly signIn: string
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    before: {
      created: '',
      waiting: 'Still waiting: ',
      accepted: 'Taken: ',
      cancelled: 'Cancelled: ',
      note: 'The customer added a note: ',
      nobody: 'Nobody took it: ',
      'still-yours': 'Still yours? ',
      test: '',
      'sign-in': '',
    },
    says: {
      accepted: 'Somebody has it.',
      cancelled: 'The customer called it off.',
      note: 'Whoever has the request can read it there.',
      nobody: 'It rang until its time was over and nobody took it. The customer is still waiting.',
      'still-yours': 'You took it and nothing has been heard since.',
      test: 'Open it and press the button: then we know that this way reaches you.',
      'sign-in':
        'Type it where you asked for it. It holds for 10 minutes. Nobody from the business will ever ask you for it; if you did not ask for it yourself, do nothing.',
    },
    speaksSpanish: 'Speaks Spanish.',
    since: (time) => `Since ${time}.`,
    waiting: (count) => `${count} requests are waiting.`,
    take: "I'll take it",
    open: 'Open the request',
    answer: 'It has reached me',
    test: 'Test of the alarm',
    signIn: 'opens the board',
  },
  es: {
    before: {
      created: '',
      waiting: 'Sigue esperando: ',
      accepted: 'Tomada: ',
      cancelled: 'Cancelada: ',
      note: 'El cliente agregó una nota: ',
      nobody: 'Nadie la tomó: ',
      'still-yours': '¿Sigue siendo suya? ',
      test: '',
      'sign-in': '',
    },
    says: {
      accepted: 'Alguien la tiene.',
      cancelled: 'El cliente la canceló.',
      note: 'La lee allí quien tiene la solicitud.',
      nobody: 'Sonó hasta que se acabó el tiempo y nadie la tomó. El cliente sigue esperando.',
      'still-yours': 'Usted la tomó y desde entonces no se sabe nada.',
      test: 'Ábrala y oprima el botón: así sabemos que por aquí le llegan los avisos.',
      'sign-in':
        'Escríbalo donde lo pidió. Vale por 10 minutos. Nadie del negocio se lo va a pedir nunca; si no lo pidió usted, no haga nada.',
    },
    speaksSpanish: 'Habla español.',
    since: (time) => `Desde las ${time}.`,
    waiting: (count) => `Hay ${count} solicitudes en espera.`,
    take: 'La tomo yo',
    open: 'Abrir la solicitud',
    answer: 'Me llegó',
    test: 'Prueba de la alarma',
    signIn: 'abre el tablero',
  },
}

/** The words of a notice, in the language of whoever is told. */
export function noticeText({ kind, facts, person }: Notice): NoticeText {
  const language = person?.language ?? 'en'
  const words = WORDS[language]
  if (kind === 'test')
    return {
      language,
      title: `${words.test}, ${business.name}`,
      body: words.says.test,
      button: words.answer,
    }
  if (kind === 'sign-in')
    return { language, title: words.signIn, body: words.says[kind], button: words.open }
  return {
    language,
    title: words.before[kind] + whatAndWhere(facts, language),
    body: sentences(kind, facts, language).join(' '),
    button: kind === 'created' || kind === 'waiting' || kind === 'nobody' ? words.take : words.open,
  }
}

/** Such as `House Lockout, Union City`. */
export function whatAndWhere({ service, town }: NoticeFacts, language: Language): string {
  return [workName(service, language), town].filter(Boolean).join(', ')
}

function sentences(kind: NoticeKind, facts: NoticeFacts, language: Language): readonly string[] {
  const words = WORDS[language]
  const when = whenName(facts.timeframe, language)
  return [
    facts.language === 'es' ? words.speaksSpanish : '',
    kind === 'created' || kind === 'waiting' ? '' : words.says[kind],
    when === '' ? '' : `${when}.`,
    kind === 'created' ? '' : words.since(clockTime(facts.createdAt, language)),
    facts.waiting > 1 ? words.waiting(facts.waiting) : '',
  ].filter(Boolean)
}
