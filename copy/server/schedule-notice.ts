import type { Language } from '#domain/text/language.ts'
import type { Asked, OverrideKind } from '#domain/staff/on-call/on-call.ts'

const SCHEDULE_NOTICE_MESSAGES_EN = {
  /** @param name `null` for the recipient; `span` such as `Tue 6:00 PM to Wed 6:00 AM` */
  overrides: {
    off: (name: string | null, span: string) =>
      name === null ? `You are off: ${span}` : `${name} is off: ${span}`,
    on: (name: string | null, span: string) =>
      name === null ? `You are on call: ${span}` : `${name} is on call: ${span}`,
    first: (name: string | null, span: string) =>
      name === null ? `You are on call, first: ${span}` : `${name} is on call, first: ${span}`,
  } satisfies Record<OverrideKind, unknown>,
  removed: {
    off: (name: string | null, span: string) =>
      name === null ? `Not off anymore: you, ${span}` : `Not off anymore: ${name}, ${span}`,
    on: (name: string | null, span: string) =>
      name === null ? `Not on call anymore: you, ${span}` : `Not on call anymore: ${name}, ${span}`,
    first: (name: string | null, span: string) =>
      name === null ? `Not on call anymore: you, ${span}` : `Not on call anymore: ${name}, ${span}`,
  } satisfies Record<OverrideKind, unknown>,
  shift: (name: string | null, shift: string) =>
    name === null ? `New shift for you: ${shift}` : `New shift for ${name}: ${shift}`,
  shiftRemoved: (name: string | null, shift: string) =>
    name === null ? `Your shift was removed: ${shift}` : `Shift of ${name} was removed: ${shift}`,
  by: (name: string) => `${name} changed it on the board.`,
  byCommand: 'It was changed by a command on the server.',
  onCall: {
    scheduled: (names: string) => `On call then: ${names}.`,
    'not-off': (names: string) =>
      `Nobody is scheduled then, so everybody who is not off is called: ${names}.`,
    owner: () => 'Everybody is off then: no phone rings, and only the owner is asked, by email.',
  } satisfies Record<Asked, unknown> as Readonly<Record<Asked, (names: string) => string>>,
  look: 'If that is wrong, change it on the board, under On call.',
}

type ScheduleNoticeMessages = typeof SCHEDULE_NOTICE_MESSAGES_EN

const SCHEDULE_NOTICE_MESSAGES_ES: ScheduleNoticeMessages = {
  overrides: {
    off: (name, span) =>
      name === null ? `Usted está fuera de turno ${span}` : `${name} está fuera de turno ${span}`,
    on: (name, span) =>
      name === null ? `Usted está de guardia ${span}` : `${name} está de guardia ${span}`,
    first: (name, span) =>
      name === null
        ? `Usted está de guardia, antes que los demás, ${span}`
        : `${name} está de guardia, antes que los demás, ${span}`,
  },
  removed: {
    off: (name, span) =>
      name === null
        ? `Usted ya no está fuera de turno ${span}`
        : `${name} ya no está fuera de turno ${span}`,
    on: (name, span) =>
      name === null
        ? `Usted ya no está de guardia ${span}`
        : `${name} ya no está de guardia ${span}`,
    first: (name, span) =>
      name === null
        ? `Usted ya no está de guardia ${span}`
        : `${name} ya no está de guardia ${span}`,
  },
  shift: (name, shift) =>
    name === null ? `Nuevo turno para usted: ${shift}` : `Nuevo turno para ${name}: ${shift}`,
  shiftRemoved: (name, shift) =>
    name === null ? `Se quitó su turno: ${shift}` : `Se quitó el turno de ${name}: ${shift}`,
  by: (name) => `Lo cambió ${name} en el tablero.`,
  byCommand: 'Se cambió con un comando en el servidor.',
  onCall: {
    scheduled: (names) => `De guardia en ese tiempo: ${names}.`,
    'not-off': (names) =>
      `En ese tiempo no hay nadie de guardia, así que se llama a todos los que no están fuera de turno: ${names}.`,
    owner: () =>
      'En ese tiempo todos están fuera de turno: no suena ningún teléfono, y solo se avisa al dueño, por correo.',
  },
  look: 'Si no es correcto, cámbielo en el tablero, en De guardia.',
}

/** Texts of the notice that somebody's shifts or times off have changed. */
export const SCHEDULE_NOTICE_MESSAGES: Readonly<Record<Language, ScheduleNoticeMessages>> = {
  en: SCHEDULE_NOTICE_MESSAGES_EN,
  es: SCHEDULE_NOTICE_MESSAGES_ES,
}
