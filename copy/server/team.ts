import type { Language } from '#domain/text/language.ts'
import type { ChannelKind } from '#domain/alarm/channels.ts'
import type { Role } from '#domain/staff/roles.ts'
import { atSpanishTime, endSentence } from '#domain/time/spanish-time.ts'

const TEAM_MESSAGES_EN = {
  heading: 'Team',
  text: 'In the order in which they are called.',
  open: 'Change',
  openFor: (name: string) => `Change ${name}`,
  you: 'you',
  roles: { owner: 'Owner', locksmith: 'Locksmith' } satisfies Record<Role, string>,
  rolesText:
    'A locksmith sees and works on requests. An owner also sees what others were paid, and changes team, shifts, facts and reviews.',
  up: 'Move up',
  down: 'Move down',
  add: 'Add somebody',
  addButton: 'Add',
  details: 'Details',
  name: 'Name',
  phone: 'Phone number for calls and texts',
  email: 'Email',
  language: 'Language of notices',
  role: 'Role',
  save: 'Save',
  problems: {
    name: 'Write a name, up to 100 characters.',
    phone: 'Write a phone number such as (201) 555-0142, or leave it empty.',
    email: 'Write one email address, or leave it empty.',
    contact: 'Write a phone number or an email address: without one nobody is reached.',
    role: 'This is the only owner. Make somebody else an owner first.',
  },
  channels: 'Ways to reach',
  noChannels: 'None yet: a new request reaches nobody here.',
  kinds: {
    mail: 'Email',
    push: 'Notification',
    call: 'Call',
    sms: 'Text',
    pushover: 'Pushover',
    webhook: 'Webhook',
  } satisfies Record<ChannelKind, string>,
  states: {
    gone: 'Does not exist any more',
    failed: (reason: string) => `Refused: ${reason}`,
    answered: (time: string) => `Answered a test ${time}`,
    sent: (time: string) => `Never tested; a notice went out ${time}`,
    never: 'Never tested',
  },
  test: 'Test every way',
  look: 'Look again',
  invite: 'Let in',
  inviteText: 'Makes a link that opens the board on one phone, once, within seven days.',
  inviteButton: 'Make a link',
  invitation: (name: string) => `Link for ${name}`,
  invitationText:
    'Let the phone’s camera read the picture, or send the link. It opens the board once, within seven days. Whoever has it gets in: send it to nobody else.',
  invitationPicture: 'The link as a QR code',
  invitationSms: 'Send as a text',
  invitationSmsText: (link: string) => `Your way to our board: ${link}`,
  signOut: 'Sign out everywhere',
  signOutText: (name: string) =>
    `For a lost phone. Signs ${name} out on every phone, ends sent links and codes, and hands open requests back; their customers’ pages say so. Until ${name} uses a new link from you, ${name} is off call, and nothing goes to the number and the email above.`,
  signOutOwnText:
    'Signs you out on every other phone, ends sent links and codes, and hands your open requests back; their customers’ pages say so. You stay on call, and a code to your email still works: change your number and the password of your email if they are on the lost phone.',
  signedOut: (name: string) => `${name} is signed out everywhere`,
  remove: 'Remove',
  removeText: (name: string) =>
    `${name} is signed out and gets no more notices. Open requests are handed back; their customers’ pages say so. The name stays in the history.`,
  removeButton: (name: string) => `Remove ${name}`,
  removed: (name: string) => `${name} is removed`,
  offUntilLink: 'Signed out: off call until a new link is used',
  emptied: (spans: string) => ` Nobody is on call at these times anymore: ${spans}.`,
  fillGap: 'Fill the gap: on call',
  handedBack: (count: number) =>
    count === 0
      ? 'No request was open.'
      : count === 1
        ? 'One request was handed back and waits again.'
        : `${count} requests were handed back and wait again.`,
  staffMailbox:
    ' The email is one of STAFF_EMAIL, so a code to it still opens the board: change STAFF_EMAIL, or its password.',
  back: 'To the team',
}

type TeamMessages = typeof TEAM_MESSAGES_EN

const TEAM_MESSAGES_ES: TeamMessages = {
  heading: 'Equipo',
  text: 'En el orden en que se les llama.',
  open: 'Cambiar',
  openFor: (name) => `Cambiar a ${name}`,
  you: 'usted',
  roles: { owner: 'Dueño', locksmith: 'Cerrajero' },
  rolesText:
    'Un cerrajero ve y atiende solicitudes. Un dueño ve además lo que se pagó a otros, y cambia el equipo, los turnos, los datos y las reseñas.',
  up: 'Subir',
  down: 'Bajar',
  add: 'Agregar a alguien',
  addButton: 'Agregar',
  details: 'Datos',
  name: 'Nombre',
  phone: 'Teléfono para llamadas y mensajes',
  email: 'Correo',
  language: 'Idioma de los avisos',
  role: 'Función',
  save: 'Guardar',
  problems: {
    name: 'Escriba un nombre, hasta 100 caracteres.',
    phone: 'Escriba un teléfono como (201) 555-0142, o déjelo vacío.',
    email: 'Escriba un correo, o déjelo vacío.',
    contact: 'Escriba un teléfono o un correo: sin ninguno de los dos no le llega ningún aviso.',
    role: 'Es el único dueño. Primero haga dueño a otra persona.',
  },
  channels: 'Formas de avisar',
  noChannels: 'Ninguna todavía: no le llega aviso de una solicitud nueva.',
  kinds: {
    mail: 'Correo',
    push: 'Notificación',
    call: 'Llamada',
    sms: 'Mensaje',
    pushover: 'Pushover',
    webhook: 'Webhook',
  },
  states: {
    gone: 'Ya no existe',
    failed: (reason) => `Rechazado: ${reason}`,
    answered: (time) => `Respondió a una prueba ${atSpanishTime(time)}`,
    sent: (time) => `Nunca se probó; salió un aviso ${atSpanishTime(time)}`,
    never: 'Nunca se probó',
  },
  test: 'Probar todas',
  look: 'Ver otra vez',
  invite: 'Dar acceso',
  inviteText:
    'Crea un enlace que abre el tablero en un teléfono, una sola vez. Vale por siete días.',
  inviteButton: 'Crear un enlace',
  invitation: (name) => `Enlace para ${name}`,
  invitationText:
    'Lea la imagen con la cámara del teléfono o envíe el enlace. Abre el tablero una sola vez y vale por siete días. Quien lo tenga puede entrar: no lo envíe a nadie más.',
  invitationPicture: 'El enlace como código QR',
  invitationSms: 'Enviar como mensaje',
  invitationSmsText: (link) => `Su acceso a nuestro tablero: ${link}`,
  signOut: 'Cerrar todas sus sesiones',
  signOutText: (name) =>
    `Para un teléfono perdido. Cierra las sesiones de ${name} en todos los teléfonos, anula enlaces y códigos enviados y devuelve las solicitudes abiertas; las páginas de sus clientes lo dicen. ${name} queda fuera de turno y no se envía nada al número ni al correo de arriba hasta que use un enlace nuevo que usted le mande.`,
  signOutOwnText:
    'Cierra sus sesiones en todos los demás teléfonos, anula enlaces y códigos enviados y devuelve sus solicitudes abiertas; las páginas de sus clientes lo dicen. Usted sigue de guardia, y todavía puede entrar con un código por correo: cambie su número y la contraseña de su correo si están en el teléfono perdido.',
  signedOut: (name) => `${name} ya no tiene sesiones abiertas`,
  remove: 'Quitar',
  removeText: (name) =>
    `Se cierran las sesiones de ${name} y no recibe más avisos. Las solicitudes abiertas se devuelven; las páginas de sus clientes lo dicen. El nombre queda en el historial.`,
  removeButton: (name) => `Quitar a ${name}`,
  removed: (name) => `${name} ya no está en el equipo`,
  offUntilLink: 'Sin sesión: fuera de turno hasta que use un enlace nuevo',
  emptied: (spans) => endSentence(` A estas horas ya no hay nadie de guardia: ${spans}`),
  fillGap: 'Cubrir esas horas: de guardia',
  handedBack: (count) =>
    count === 0
      ? 'No tenía solicitudes abiertas.'
      : count === 1
        ? 'Tenía una solicitud abierta, que espera otra vez a que alguien la tome.'
        : `Tenía ${count} solicitudes abiertas, que esperan otra vez a que alguien las tome.`,
  staffMailbox:
    ' Su correo está en STAFF_EMAIL, así que todavía puede entrar con un código: cambie STAFF_EMAIL o la contraseña de ese correo.',
  back: 'Volver al equipo',
}

/** Messages of `/staff/team`. */
export const TEAM_MESSAGES: Readonly<Record<Language, TeamMessages>> = {
  en: TEAM_MESSAGES_EN,
  es: TEAM_MESSAGES_ES,
}
