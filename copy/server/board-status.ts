import type { Language } from '#domain/text/language.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'

/** What the board says about one status; the staff member who reads it is "you". */
interface BoardStatusMessages {
  /** When neither the reader nor a named staff member is the assignee. */
  readonly state: string
  /** When the reader is the assignee; defaults to `state`. */
  readonly mine?: string
  /** When another staff member is the assignee; defaults to `state`. */
  readonly theirs?: (name: string) => string
  /** Button for the transition to this status; `null` without a button. */
  readonly button: string | null
  /** In the history; `null` for `pending`, whose events have names of their own. */
  readonly event: string | null
  /** Text message from the staff member's own phone, in the visitor's language. */
  readonly sms: (name: string, shop: string, link: string) => string
}

const smsEnglish: BoardStatusMessages['sms'] = (_name, shop, link) =>
  `${shop} here. We have your request. Follow it here: ${link}`
const smsSpanish: BoardStatusMessages['sms'] = (_name, shop, link) =>
  `Le escribe ${shop}. Tenemos su solicitud. Vea cómo va: ${link}`

export const STATUS_MESSAGES: Readonly<
  Record<Language, Readonly<Record<LeadStatus, BoardStatusMessages>>>
> = {
  en: {
    pending: { state: 'Nobody has it yet', button: null, event: null, sms: smsEnglish },
    accepted: {
      state: 'Taken',
      mine: 'Yours',
      theirs: (name) => `${name} has it`,
      button: "I'll take it",
      event: 'Taken',
      sms: (name, shop, link) =>
        `This is ${name} from ${shop}. I have your request. Follow it here: ${link}`,
    },
    en_route: {
      state: 'On the way',
      mine: 'You are on the way',
      theirs: (name) => `${name} is on the way`,
      button: null,
      event: 'On the way',
      sms: (name, shop, link) =>
        `This is ${name} from ${shop}. I am on my way to you. Follow it here: ${link}`,
    },
    here: {
      state: 'There',
      mine: 'You are there',
      theirs: (name) => `${name} is there`,
      button: 'I’m here',
      event: 'There',
      sms: (name, shop, link) => `This is ${name} from ${shop}. I am here. ${link}`,
    },
    done: {
      state: 'Done',
      mine: 'Done by you',
      theirs: (name) => `Done by ${name}`,
      button: 'It is done',
      event: 'Done',
      sms: smsEnglish,
    },
    cancelled: {
      state: 'Canceled',
      button: 'The customer canceled',
      event: 'Canceled',
      sms: smsEnglish,
    },
    lost: {
      state: 'Lost',
      button: 'Lost: somebody else did it, or nobody answers',
      event: 'Lost',
      sms: smsEnglish,
    },
    spam: { state: 'Spam', button: 'Spam', event: 'Marked as spam', sms: smsEnglish },
    duplicate: {
      state: 'Joined with another request',
      button: 'Duplicate: their other request goes on',
      event: 'Joined with the other request of this customer',
      sms: smsEnglish,
    },
  },
  es: {
    pending: { state: 'Nadie la tiene todavía', button: null, event: null, sms: smsSpanish },
    accepted: {
      state: 'Tomada',
      mine: 'Suya',
      theirs: (name) => `La tiene ${name}`,
      button: 'La tomo yo',
      event: 'Tomada',
      sms: (name, shop, link) =>
        `Soy ${name}, de ${shop}. Ya tengo su solicitud. Vea cómo va: ${link}`,
    },
    en_route: {
      state: 'En camino',
      mine: 'Usted va en camino',
      theirs: (name) => `${name} va en camino`,
      button: null,
      event: 'En camino',
      sms: (name, shop, link) => `Soy ${name}, de ${shop}. Ya voy en camino. Vea cómo va: ${link}`,
    },
    here: {
      state: 'Ya llegó',
      mine: 'Usted ya llegó',
      theirs: (name) => `${name} ya llegó`,
      button: 'Ya llegué',
      event: 'Llegó',
      sms: (name, shop, link) => `Soy ${name}, de ${shop}. Ya llegué. ${link}`,
    },
    done: {
      state: 'Hecha',
      mine: 'Hecha por usted',
      theirs: (name) => `Hecha por ${name}`,
      button: 'Ya está hecha',
      event: 'Hecha',
      sms: smsSpanish,
    },
    cancelled: {
      state: 'Cancelada',
      button: 'El cliente la canceló',
      event: 'Cancelada',
      sms: smsSpanish,
    },
    lost: {
      state: 'Perdida',
      button: 'Perdida: la hizo otro, o el cliente no contesta',
      event: 'Perdida',
      sms: smsSpanish,
    },
    spam: { state: 'Spam', button: 'Spam', event: 'Marcada como spam', sms: smsSpanish },
    duplicate: {
      state: 'Se juntó con otra solicitud',
      button: 'Duplicada: sigue la otra de este cliente',
      event: 'Se juntó con la otra solicitud de este cliente',
      sms: smsSpanish,
    },
  },
}
