import type { submissionForm as english } from '#copy/en/submission-form.ts'
import type { Shape } from '#copy/shape.ts'
import { SPANISH_LABELS } from './field-labels.ts'
import { SPANISH_RULE_MESSAGES } from './rule-messages.ts'

/** Messages of the submission form. Field labels and rule messages are in domain/. */
export const submissionForm: Shape<typeof english> = {
  accessibleName: 'Formulario para pedir servicio',
  heading: 'Pida un\u00a0cerrajero',

  labels: SPANISH_LABELS,

  placeholders: { service: 'Escoja un servicio' },

  hints: {
    name: 'No hace falta el apellido',
    phone: 'Para llamarle',
    address: 'Calle y ciudad',
    other_service: 'Por ejemplo, abrir una vitrina',
    vehicle_year: 'Cuatro cifras',
    appointment: 'Si no es urgente',
    notes: 'Cuál puerta, dónde estacionar',
    gate_code: 'Va con su solicitud. No se guarda en este teléfono ni en esta computadora.',
    vehicle: 'Así llevamos las herramientas correctas.',
  },

  questions: {
    phone: '¿Está bien este número? No parece de Estados Unidos ni de Canadá.',
    town: '¿En qué ciudad o pueblo queda? Agréguelo, por favor.',
  },

  errorSummary: { label: 'Lo que falta corregir', captcha: 'Casilla', titlePrefix: 'Error: ' },

  ruleMessages: SPANISH_RULE_MESSAGES,

  /** The server's messages are English, so they are not shown here. */
  serverMessages: {
    field: 'Por favor, revise este dato.',
    failure: 'Por favor, inténtelo de nuevo o llámenos.',
  },

  optional: 'Opcional',
  yes: 'Sí',
  no: 'No',
  vehicleHeading: 'Su carro',

  quickPicks: {
    heading: '¿Se quedó afuera?',
    items: [
      { label: 'Casa', service: 'House Lockout' },
      { label: 'Carro', service: 'Car Lockout' },
      { label: 'Tienda', service: 'Business Lockout' },
      { label: 'Storage', service: 'Storage Unit Lockout' },
    ],
  },

  danger: {
    car: 'Quédese junto al carro. ¿Hay un niño o una mascota adentro? Llame ya al 911.',
    home: '¿Hay alguien encerrado o herido, o huele a humo o a gas? Llame ya al 911.',
    lockedIn: 'Llame ya al 911, antes de enviar esto. Después le llamamos.',
  },

  status: {
    start: 'Son pocas preguntas, y le llamamos con el precio.',
    nearly: 'Ya casi termina.',
    captchaLeft: 'Falta una cosa: la casilla.',
    ready: 'Listo. Toque Enviar solicitud.',
    sending: 'Enviando su solicitud.',
    notSentYet: 'Todavía no se ha enviado.',
    toFix: { one: 'Falta corregir {count} cosa.', more: 'Falta corregir {count} cosas.' },
    numbers: ['cero', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve'],
    pins: '{set} de {total} datos completos',
  },

  restored: 'Guardamos lo que usted escribió.',
  unsent: 'Todavía no se ha enviado. Guardamos lo que usted escribió.',
  interrupted:
    'Su solicitud todavía no se ha enviado. Marque la casilla de arriba y toque Enviar solicitud.',

  submit: 'Enviar solicitud',
  submitting: 'Procesando...',

  sendProblems: {
    'weak-signal': 'Hay poca señal. Seguimos intentando, y lo que escribió está guardado.',
    offline: 'No hay señal. Enviaremos su solicitud en cuanto tenga conexión.',
    busy: 'Nuestro servidor está ocupado. Seguimos intentando, y lo que escribió está guardado.',
  },

  stale: {
    heading: '¿Todavía nos necesita?',
    text: 'Su solicitud aún no se ha enviado. ¿La enviamos ahora?',
    yes: 'Enviarla ahora',
    no: 'Ya no hace falta',
  },

  anotherWay: {
    heading: 'Otras formas de avisarnos',
    text: 'Lo que escribió está guardado. Llámenos, o mándelo en un mensaje de texto, que muchas veces llega aunque no haya internet.',
    call: 'Llamar',
    sms: 'Enviar por mensaje de texto',
    onlyOnPhone: 'Su solicitud todavía está solo en este dispositivo. No nos ha llegado.',
  },

  smsOpening: 'Solicitud de cerrajero',

  location: {
    button: 'Usar mi ubicación',
    busy: 'Buscando su ubicación.',
    added: 'Ya tenemos su ubicación. Va con su solicitud.',
    rough: 'Su ubicación es solo aproximada. Escriba también la dirección.',
    denied: 'Su teléfono o navegador no le da la ubicación a este sitio. Con su dirección basta.',
    failed: 'No encontramos su ubicación. Con su dirección basta.',
  },

  townNotice: {
    served: 'Sí, vamos a {town}.',
    unknown: 'Quizás no lleguemos hasta ahí. Llame, o envíe esto y le decimos.',
    outside: 'No es una de nuestras ciudades. Llame: quizás podamos ir.',
  },

  captchaLabel: 'No soy un robot',
  captchaMaker: { recaptcha: 'reCAPTCHA', altcha: 'Lo verifica este sitio' },
  captcha: {
    expired: 'Pasó demasiado tiempo. Por favor, marque la casilla otra vez.',
    fallback:
      'La verificación de Google no cargó, así que usamos la nuestra. No hace falta marcar la casilla.',
    other: '¿No funciona la verificación de Google? Marque nuestra casilla o llame al {phone}.',
  },

  toasts: {
    invalid: {
      title: 'Revise el formulario',
      description: 'Hay datos por corregir.',
    },
    failed: {
      title: 'No se pudo enviar',
      description: 'Por favor, inténtelo de nuevo o llámenos.',
    },
    received: {
      title: 'Solicitud recibida',
      description: 'Le llamaremos al {visitorPhone}.',
    },
    sending: { title: 'Enviando', description: 'Un momento.' },
    addressSearchBack: {
      title: 'Ya funciona la búsqueda',
      description: 'Puede buscar su calle otra vez.',
    },
  },
  /** For screen readers; the region's name includes its keyboard shortcut. */
  toastDisplay: { region: 'Avisos Alt+T', close: 'Cerrar el aviso' },

  thirdParty: {
    /** Language of Google's widgets. */
    language: 'es',
    mapsFailed: 'No se pudo cargar Google Maps',
    recaptchaFailed: 'No se pudo cargar reCAPTCHA',
    banner: 'No se pudo cargar Maps/reCAPTCHA: {reason}',
    mapsUnavailable: 'Google Maps no está disponible',
    autocompleteFailed: 'La búsqueda de direcciones no funcionó',
    loadingMap: 'Cargando el mapa...',
    addressSearchOff: 'La búsqueda de direcciones no está disponible.',
    retry: 'Intentar de nuevo',
    manual: 'Escribir la dirección',
    orCall: 'o llame al {phone}',
    addressList: 'Direcciones',
    addressesFound: {
      one: 'Encontramos {count} dirección.',
      more: 'Encontramos {count} direcciones.',
    },
    mapOf: 'Mapa de {address}',
    attribution: 'Google Maps',
  },
}
