import type { Language } from '#domain/text/language.ts'
import type { AccessChangeKind } from '#domain/staff/access-change.ts'

/** Texts of the notice that somebody can open more or less than before, or that facts have changed. */
const ACCESS_NOTICE_MESSAGES_EN = {
  /** @param name `null` for the recipient; `detail` such as `iPhone, Safari` */
  titles: {
    'signed-in': (name: string | null, detail: string) =>
      name === null ? `New sign-in: ${detail}` : `${name} signed in: ${detail}`,
    'session-ended': (name: string | null, detail: string) =>
      name === null ? `Signed out: your ${detail}` : `Signed out: ${detail} of ${name}`,
    'passkey-added': (name: string | null, detail: string) =>
      name === null ? `New passkey of yours: ${detail}` : `${name} added a passkey: ${detail}`,
    'passkey-removed': (name: string | null, detail: string) =>
      name === null ? `Passkey removed: your ${detail}` : `${name} removed a passkey: ${detail}`,
    added: (name: string | null) =>
      name === null ? 'You were added to the team' : `New on the team: ${name}`,
    invited: (name: string | null) =>
      name === null ? 'A link to sign in as you was made' : `A link to sign in as ${name} was made`,
    changed: (name: string | null) =>
      name === null
        ? 'Your number, mail or role was changed'
        : `Number, mail or role of ${name} was changed`,
    'signed-out': (name: string | null) =>
      name === null ? 'You were signed out everywhere' : `${name} was signed out everywhere`,
    removed: (name: string | null) =>
      name === null ? 'You were removed from the team' : `${name} was removed from the team`,
    plan: () => 'The alarm plan was changed',
    facts: () => 'Facts of the business were published',
  } satisfies Record<AccessChangeKind, unknown>,
  by: (name: string) => `${name} did it on the board.`,
  look: 'If that is not right, open Team on the board at once: “Sign out everywhere” ends what a lost phone can open.',
  /** To those who cannot open Team. */
  ask: 'If that is not right, tell an owner at once: the owner can sign you out everywhere.',
}

type AccessNoticeMessages = typeof ACCESS_NOTICE_MESSAGES_EN

const ACCESS_NOTICE_MESSAGES_ES: AccessNoticeMessages = {
  titles: {
    'signed-in': (name, detail) =>
      name === null ? `Sesión nueva a su nombre: ${detail}` : `${name} inició sesión: ${detail}`,
    'session-ended': (name, detail) =>
      name === null ? `Sesión cerrada: su ${detail}` : `Sesión cerrada: ${detail} de ${name}`,
    'passkey-added': (name, detail) =>
      name === null
        ? `Nueva llave de acceso suya: ${detail}`
        : `${name} agregó una llave de acceso: ${detail}`,
    'passkey-removed': (name, detail) =>
      name === null
        ? `Se quitó su llave de acceso: ${detail}`
        : `${name} quitó una llave de acceso: ${detail}`,
    added: (name) => (name === null ? 'Ahora es parte del equipo' : `Nuevo en el equipo: ${name}`),
    invited: (name) =>
      name === null
        ? 'Se creó un enlace para entrar como usted'
        : `Se creó un enlace para entrar como ${name}`,
    changed: (name) =>
      name === null
        ? 'Se cambió su número, correo o función'
        : `Se cambió el número, el correo o la función de ${name}`,
    'signed-out': (name) =>
      name === null
        ? 'Se cerraron todas sus sesiones'
        : `Se cerraron todas las sesiones de ${name}`,
    removed: (name) =>
      name === null ? 'Ya no es parte del equipo' : `${name} ya no es parte del equipo`,
    plan: () => 'Se cambió el plan de la alarma',
    facts: () => 'Se publicaron datos del negocio',
  },
  by: (name) => `Lo hizo ${name} en el tablero.`,
  look: 'Si no debía ser así, abra Equipo en el tablero de inmediato: “Cerrar todas sus sesiones” le quita el acceso a un teléfono perdido.',
  ask: 'Si no debía ser así, avise de inmediato a un dueño, que puede cerrar todas sus sesiones.',
}

export const ACCESS_NOTICE_MESSAGES: Readonly<Record<Language, AccessNoticeMessages>> = {
  en: ACCESS_NOTICE_MESSAGES_EN,
  es: ACCESS_NOTICE_MESSAGES_ES,
}
