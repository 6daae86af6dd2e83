import type { Language } from '#domain/language.ts'
import type { LeadStatus } from '#domain/lead/lifecycle.ts'

/** What the board says about one status; the staff member who reads it is "you". */
interface StatusWords {
  /** Where the reader is not the assignee and there is no other assignee to name. */
  readonly state: string
  /** Where the reader is the assignee; as `state` where it is left out. */
  readonly mine?: string
  /** Where another staff member is; as `state` where it is left out. */
  readonly theirs?: (name: string) => string
  /** Button that makes a lead so; `null` where there is no such button. */
  readonly button: string | null
  /** In the history; `null` for `pending`, whose events have names of their own. */
  readonly event: string | null
  /** Text message from the staff member's own phone, in the visitor's language. */
  readonly sms: (name: string, shop: string, link: string) => string
}

const smsEnglish: StatusWords['sms'] = (_name, shop, link) =>
  `${shop} here. We have your request. See how it goes: ${link}`
const smsSpanish: StatusWords['sms'] = (_name, shop, link) =>
  `Le escribe ${shop}. Tenemos su solicitud. Vea cómo va: ${link}`

export const STATUS_WORDS: Readonly<Record<Language, Readonly<Record<LeadStatus, StatusWords>>>> = {
  en: {
    pending: { state: 'Nobody has it yet', button: null, event: null, sms: smsEnglish },
    accepted: {
      state: 'Taken',
      mine: 'Yours',
      theirs: (name) => `${name} has it`,
      button: "I'll take it",
      event: 'Taken',
      sms: (name, shop, link) =>
        `This is ${name} from ${shop}. I have your request. See how it goes: ${link}`,
    },
    en_route: {
      state: 'On the way',
      mine: 'You are on the way',
      theirs: (name) => `${name} is on the way`,
      button: null,
      event: 'On the way',
      sms: (name, shop, link) =>
        `This is ${name} from ${shop}. I am on my way to you. See how it goes: ${link}`,
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
  },
  es: {
    pending: { state: 'Todavía no la tiene nadie', button: null, event: null, sms: smsSpanish },
    accepted: {
      state: 'Tomada',
      mine: 'Suya',
      theirs: (name) => `La tiene ${name}`,
      button: 'La tomo yo',
      event: 'Tomada',
      sms: (name, shop, link) =>
        `Soy ${name}, de ${shop}. Yo tengo su solicitud. Vea cómo va: ${link}`,
    },
    en_route: {
      state: 'En camino',
      mine: 'Usted va en camino',
      theirs: (name) => `${name} va en camino`,
      button: null,
      event: 'En camino',
      sms: (name, shop, link) => `Soy ${name}, de ${shop}. Ya voy en camino. Vea cómo va: ${link}`,
    },
    done: {
      state: 'Hecha',
      mine: 'Hecha por usted',
      theirs: (name) => `Hecha por ${name}`,
      button: 'Está hecho',
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
      button: 'Perdida: la hizo otro, o nadie contesta',
      event: 'Perdida',
      sms: smsSpanish,
    },
    spam: { state: 'Basura', button: 'Basura', event: 'Marcada como basura', sms: smsSpanish },
  },
}
