import type { Language } from '#domain/text/language.ts'

const ENGLISH = {
  heading: 'Before your first night',
  push: 'Notify this phone of new requests',
  phone: 'Add your phone number, so that we can call you',
  askForPhone: 'Ask an owner to add your phone number, so that we can call you',
  test: 'Send yourself a test call, and press 1',
  shifts: 'Say who is on call when',
  passkey: 'Add a passkey, to sign in without a code by email',
}

/** What the board asks for until it is done. */
export const SET_UP_MESSAGES: Readonly<Record<Language, typeof ENGLISH>> = {
  en: ENGLISH,
  es: {
    heading: 'Antes de su primera noche',
    push: 'Avisar a este teléfono de las solicitudes nuevas',
    phone: 'Agregue su teléfono para que le podamos llamar',
    askForPhone: 'Pídale a un dueño que agregue su teléfono para que le podamos llamar',
    test: 'Envíese una llamada de prueba y oprima 1',
    shifts: 'Diga quién está de guardia y cuándo',
    passkey: 'Agregue una llave de acceso, para entrar sin código por correo',
  },
}
