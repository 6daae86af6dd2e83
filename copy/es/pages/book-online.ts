import { perFacts } from '#domain/business/per-facts.ts'
import { baseTown, region, whileLicensed } from '#copy/es/place.ts'
import type { BookOnlineCopy } from '#copy/page-types.ts'

export const bookOnline = perFacts((): BookOnlineCopy => ({
  meta: {
    title: `Pida un cerrajero en ${baseTown()}, ${region()}`,
    description: `Pida un cerrajero a domicilio: díganos dónde está y qué necesita, y le llamamos con el precio, 24/7. No se compromete a nada hasta que diga que sí.`,
  },
  heading: 'Pida un\u00a0cerrajero',
  lead: 'Díganos qué necesita y le llamamos con el precio. No se compromete a nada hasta que diga que sí.',
  next: {
    heading: 'Qué pasa después',
    steps: [
      {
        title: 'Recibimos su solicitud',
        text: 'Nos llega enseguida, y la página siguiente se lo confirma.',
      },
      {
        title: 'Le llamamos',
        text: 'Le hacemos un par de preguntas y le decimos el precio.',
      },
      {
        title: 'Usted dice sí o no',
        text: 'Si dice que sí, acordamos a qué hora vamos. Si dice que no, no le cobramos nada.',
      },
      {
        title: 'Vamos a donde usted está',
        text: whileLicensed(
          'El cerrajero le enseña la licencia y usted le enseña su identificación. Después empieza el trabajo.',
          'Usted le enseña su identificación al cerrajero. Después empieza el trabajo.',
        ),
      },
    ],
  },
  before: {
    heading: 'Antes de enviar el formulario',
    items: [
      '¿Tiene una foto de la cerradura? La puede agregar después, en la página de su solicitud.',
      'El código de entrada va con la solicitud. No se guarda en su teléfono ni en su computadora.',
      '¿Solo quiere un precio? Escoja “Solo una consulta”.',
      'Para lo que se puede planear, el formulario ofrece horas de día. Para cualquier otra hora, llame: contestamos toda la noche.',
      'Si se va la señal, la página guarda lo que escribió y sigue intentando.',
    ],
  },
  urgent: {
    title: '¿Se quedó afuera ahora?',
    text: 'No llene el formulario: llame al {phone}, que es más rápido.',
  },
}))
