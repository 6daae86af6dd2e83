import type { Language } from '#domain/text/language.ts'
import { atSpanishTime, endSentence, spanishTime } from '#domain/time/spanish-time.ts'
import type { PlanChoiceName } from '#domain/alarm/plan-choices.ts'
import type { OverrideProblem } from '#domain/staff/on-call/schedule-change.ts'
import type { Asked, OverrideKind } from '#domain/staff/on-call/on-call.ts'

const ON_CALL_MESSAGES_EN = {
  heading: 'On call',
  now: {
    scheduled: (names: string) => `On call now: ${names}.`,
    'not-off': (names: string) =>
      `Nobody is scheduled now. Everybody who is not off is called: ${names}.`,
    owner: () =>
      'Everybody is off now. No phone rings: the owner is asked, by email, and nobody else.',
  } satisfies Record<Asked, unknown> as Readonly<Record<Asked, (names: string) => string>>,
  last: 'If you go off, everybody is off: then only the owner is asked, by email.',
  off: 'Not me tonight',
  on: 'I’m on',
  yours: {
    off: (time: string) => `You are off until ${time}.`,
    on: (time: string) => `You are on until ${time}.`,
    first: (time: string) => `You are on until ${time}, before all others.`,
  } satisfies Record<OverrideKind, unknown>,
  theirs: {
    off: (time: string) => `off until ${time}`,
    on: (time: string) => `on until ${time}`,
    first: (time: string) => `on until ${time}, first`,
  } satisfies Record<OverrideKind, unknown>,
  ahead: {
    off: (span: string) => `off: ${span}`,
    on: (span: string) => `on: ${span}`,
    first: (span: string) => `on, first: ${span}`,
  } satisfies Record<OverrideKind, unknown>,
  week: 'Next seven days',
  allWeek: 'All week',
  fromNow: 'Now',
  from: (from: string) => `From ${from}`,
  span: (from: string, to: string) => `${from} to ${to}`,
  /** As `span`, in a line of its own. */
  weekSpan: (from: string, to: string) => `${from} to ${to}`,
  wholeDay: (start: string) => `24 hours from ${start}`,
  first: (text: string) => `${text}, first`,
  period: {
    scheduled: (names: string) => names,
    'not-off': (names: string) => `Nobody: everybody who is not off is called (${names})`,
    owner: () => 'Everybody is off: only the owner, by email',
  } satisfies Record<Asked, unknown> as Readonly<Record<Asked, (names: string) => string>>,
  planned: 'Holidays and changed nights',
  nothingPlanned: 'None: the shifts apply.',
  shifts: 'Shifts',
  shiftsText:
    'Without any shift everybody is always on call. Once there is one, a person without a shift is on call only after pressing “I’m on”.',
  noShift: 'no shift',
  remove: 'Remove',
  removeText: 'From then on, who is on call follows from what is left. Those concerned are told.',
  removeButton: (what: string) => `Remove ${what}`,
  add: 'Add a shift',
  who: 'Who',
  days: 'Days on which it begins',
  start: 'Start',
  end: 'End',
  endHint: 'An end at or before the start is on the next day.',
  isFirst: 'Called before the others on call',
  save: 'Add the shift',
  shiftWrong: 'Choose at least one day, and write both times.',
  plan: 'Plan a time off or on',
  what: 'In that time',
  kinds: {
    off: 'Off: not called',
    on: 'On call',
    first: 'On call, called before the others',
  } satisfies Record<OverrideKind, string>,
  begins: 'From (empty: now)',
  beginsTime: 'From, time',
  until: 'Until',
  time: 'Until, time',
  instead: 'On call instead',
  nobody: 'Nobody',
  planButton: 'Save',
  wrong: {
    past: 'Choose a date and a time in the future.',
    empty: 'Choose an end after the beginning.',
    'too-far':
      'This ends too far ahead: a locksmith may plan two weeks ahead, an owner about a year.',
    'too-many': 'So many times are planned already. Remove one first.',
    instead: 'Choose a colleague, and only for a time off.',
    missing: 'Write the date and the time of the beginning, or leave both empty.',
  } satisfies Record<OverrideProblem | 'too-many' | 'instead' | 'missing', string>,
  alarm: {
    heading: 'When a request comes in',
    text: (time: string) =>
      `So an urgent request that comes in tonight at ${time} is announced, as long as nobody takes it:`,
    messages: (time: string, names: string) => `At ${time} a message goes to ${names}.`,
    calls: (time: string, names: readonly string[], list: string) =>
      names.length === 1
        ? `At ${time} ${list}’s phone rings.`
        : `At ${time} the phones of ${list} ring.`,
    again: (from: string, until: string) => `From ${from} on the same again, until ${until}.`,
    end: (time: string) => `At ${time} everybody gets an email that nobody took it.`,
    nobody: 'No phone rings: calls are not set up, or nobody here has a phone number.',
    rest: 'Whoever says no is not asked again in the same round. If everybody on call says no, the owner is called at once.',
    change: 'Change this',
    byHand: 'This plan was written by hand, in the setting alarm_plan. Saving here replaces it.',
    choices: {
      first: 'First call after',
      between: 'Next call after another',
      count: 'How many of those on call are called, one after the other',
      owner: 'Then the owner, after another',
      everybody: 'Then everybody who is not off, after another',
    } satisfies Record<PlanChoiceName, string>,
    never: 'Not called',
    save: 'Save',
    wrong: 'Choose one of the values.',
  },
  weekdays: {
    mon: 'Mon',
    tue: 'Tue',
    wed: 'Wed',
    thu: 'Thu',
    fri: 'Fri',
    sat: 'Sat',
    sun: 'Sun',
  },
}

type OnCallMessages = typeof ON_CALL_MESSAGES_EN

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1)

const SPANISH_NOW = 'ahora'

const spanishSpan = (from: string, to: string): string =>
  `desde ${from === SPANISH_NOW ? from : spanishTime(from)} hasta ${spanishTime(to)}`

const ON_CALL_MESSAGES_ES: OnCallMessages = {
  heading: 'De guardia',
  now: {
    scheduled: (names) => `De guardia ahora: ${names}.`,
    'not-off': (names) =>
      `Ahora no hay nadie de guardia. Se llama a todos los que no están fuera de turno: ${names}.`,
    owner: () =>
      'Ahora todos están fuera de turno. No suena ningún teléfono: se avisa al dueño por correo, y a nadie más.',
  },
  last: 'Si usted queda fuera de turno, todos lo están: entonces solo se avisa al dueño, por correo.',
  off: 'Esta noche yo no',
  on: 'Estoy de guardia',
  yours: {
    off: (time) => endSentence(`Usted está fuera de turno hasta ${spanishTime(time)}`),
    on: (time) => endSentence(`Usted está de guardia hasta ${spanishTime(time)}`),
    first: (time) =>
      endSentence(`Usted está de guardia, antes que los demás, hasta ${spanishTime(time)}`),
  },
  theirs: {
    off: (time) => `fuera de turno hasta ${spanishTime(time)}`,
    on: (time) => `de guardia hasta ${spanishTime(time)}`,
    first: (time) => `de guardia, antes que los demás, hasta ${spanishTime(time)}`,
  },
  ahead: {
    off: (span) => `fuera de turno ${span}`,
    on: (span) => `de guardia ${span}`,
    first: (span) => `de guardia, antes que los demás, ${span}`,
  },
  week: 'Próximos siete días',
  allWeek: 'Toda la semana',
  fromNow: SPANISH_NOW,
  from: (from) => `Desde ${spanishTime(from)}`,
  span: spanishSpan,
  weekSpan: (from, to) => capitalized(spanishSpan(from, to)),
  wholeDay: (start) => `24 horas desde ${spanishTime(start)}`,
  first: (text) => `${text}, antes que los demás`,
  period: {
    scheduled: (names) => names,
    'not-off': (names) => `Nadie: se llama a todos los que no están fuera de turno (${names})`,
    owner: () => 'Todos están fuera de turno: solo el dueño, por correo',
  },
  planned: 'Descansos y noches cambiadas',
  nothingPlanned: 'Ninguno: valen los turnos.',
  shifts: 'Turnos',
  shiftsText:
    'Mientras no haya ningún turno, todos están siempre de guardia. Si hay alguno, quien no tiene turno está de guardia solo cuando toca “Estoy de guardia”.',
  noShift: 'sin turno',
  remove: 'Quitar',
  removeText:
    'Desde ese momento cuentan solo los turnos y descansos que queden. Les avisamos a las personas a quienes les cambia el horario.',
  removeButton: (what) => `Quitar: ${what}`,
  add: 'Agregar un turno',
  who: 'Quién',
  days: 'Días en que empieza',
  start: 'Empieza',
  end: 'Termina',
  endHint: 'Si termina a la misma hora o antes, es al día siguiente.',
  isFirst: 'Se le llama antes que a los demás',
  save: 'Agregar el turno',
  shiftWrong: 'Escoja al menos un día y escriba las dos horas.',
  plan: 'Planear un descanso o una guardia',
  what: 'En ese tiempo',
  kinds: {
    off: 'Fuera de turno: no se le llama',
    on: 'De guardia',
    first: 'De guardia, antes que los demás',
  },
  begins: 'Desde (vacío: ahora)',
  beginsTime: 'Desde, hora',
  until: 'Hasta',
  time: 'Hasta, hora',
  instead: 'De guardia en su lugar',
  nobody: 'Nadie',
  planButton: 'Guardar',
  wrong: {
    past: 'Escriba una fecha y una hora que no hayan pasado.',
    empty: 'El final tiene que ser después del principio.',
    'too-far':
      'Es una fecha demasiado lejana: un cerrajero puede planear hasta dos semanas; un dueño, más o menos un año.',
    'too-many': 'Ya hay demasiados descansos y guardias planeados. Quite uno primero.',
    instead: 'Escoja a otra persona del equipo, y solo para un descanso.',
    missing: 'Escriba la fecha y la hora en que empieza, o deje las dos vacías.',
  },
  alarm: {
    heading: 'Cuando entra una solicitud',
    text: (time) =>
      `Así se avisa de una solicitud urgente que entra esta noche ${atSpanishTime(time)}, mientras nadie la tome:`,
    messages: (time, names) => `${capitalized(atSpanishTime(time))}, aviso a ${names}.`,
    calls: (time, names, list) =>
      names.length === 1
        ? `${capitalized(atSpanishTime(time))} suena el teléfono de ${list}.`
        : `${capitalized(atSpanishTime(time))} suenan los teléfonos de ${list}.`,
    again: (from, until) =>
      endSentence(`Lo mismo otra vez desde ${spanishTime(from)} hasta ${spanishTime(until)}`),
    end: (time) => `${capitalized(atSpanishTime(time))} todos reciben un correo: nadie la tomó.`,
    nobody: 'No suena ningún teléfono: no hay llamadas configuradas, o nadie tiene número aquí.',
    rest: 'A quien dice que no, no se le llama otra vez en la misma ronda. Si todos los de guardia dicen que no, se llama enseguida al dueño.',
    change: 'Cambiar esto',
    byHand: 'Este plan se escribió a mano, en el ajuste alarm_plan. Si guarda aquí, se reemplaza.',
    choices: {
      first: 'Primera llamada después de',
      between: 'La siguiente, después de',
      count: 'A cuántos de los que están de guardia se llama, uno tras otro',
      owner: 'Luego al dueño, después de',
      everybody: 'Luego a todos los que no estén fuera de turno, después de',
    },
    never: 'No se le llama',
    save: 'Guardar',
    wrong: 'Escoja uno de los valores.',
  },
  weekdays: {
    mon: 'lunes',
    tue: 'martes',
    wed: 'miércoles',
    thu: 'jueves',
    fri: 'viernes',
    sat: 'sábado',
    sun: 'domingo',
  },
}

/** Texts of `/staff/on-call`. */
export const ON_CALL_MESSAGES: Readonly<Record<Language, OnCallMessages>> = {
  en: ON_CALL_MESSAGES_EN,
  es: ON_CALL_MESSAGES_ES,
}
