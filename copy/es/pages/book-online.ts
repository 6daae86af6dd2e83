import { baseTown, region, whileLicensed, withLicense } from '#copy/es/place.ts'
import type { BookOnlineCopy } from '#copy/page-types.ts'

export const bookOnline: BookOnlineCopy = {
  meta: {
    title: `Pida un cerrajero en ${baseTown}, ${region}`,
    description: `Envíe su dirección, el servicio y la hora. Un cerrajero${withLicense} le llama con un precio, 24/7. No se compromete a nada hasta que diga que sí.`,
  },
  heading: 'Pida un\u00a0cerrajero',
  lead: 'Le llamamos con un precio. No se compromete a nada hasta que diga que sí.',
  next: {
    heading: 'Qué pasa después',
    steps: [
      {
        title: 'Recibimos su solicitud',
        text: 'Nuestro personal la recibe enseguida. La página siguiente le confirma que la tenemos.',
      },
      {
        title: 'Le llamamos',
        text: 'Le hacemos unas preguntas más y le damos el precio.',
      },
      {
        title: 'Usted dice sí o no',
        text: 'Si dice que sí, quedamos en una hora. Si dice que no, no le cobramos nada.',
      },
      {
        title: 'Vamos donde usted está',
        text: whileLicensed(
          'El cerrajero le enseña la licencia y usted, su identificación. Después empieza el trabajo.',
          'El cerrajero ve su identificación. Después empieza el trabajo.',
        ),
      },
    ],
  },
  before: {
    heading: 'Antes de enviarlo',
    items: [
      'Una foto de la cerradura ayuda. Después de enviar el formulario, la puede agregar en la página de su solicitud.',
      'Su código de entrada va con la solicitud y nunca se guarda en su teléfono ni en su computadora.',
      '¿Solo quiere un precio? Escoja “Solo una consulta”.',
      'Si se va la señal, la página guarda sus respuestas y sigue intentando.',
    ],
  },
  urgent: {
    title: '¿Se quedó afuera ahora?',
    text: 'Llame al {phone}. Es más rápido que el formulario.',
  },
}
