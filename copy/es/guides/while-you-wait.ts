import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, bergenlineTowns } from '#copy/es/place.ts'
import type { GuideCopy } from '#copy/page-types.ts'

/** Same facts as the service pages and the questions. Dangers that need 911 come first. */
export const whileYouWait = perFacts((): GuideCopy => ({
  meta: {
    title: '¿Se quedó afuera? Mientras espera',
    description:
      'Dónde esperar, qué papeles tener a la mano, cómo decir dónde está, quién puede decir que usted vive ahí y cuándo llamar primero al 911.',
  },
  heading: '¿Se quedó afuera? Qué hacer mientras espera',
  lead: `¿Hay peligro? Llame al 911. Si no, llame a un cerrajero en ${area()}: a nosotros, a cualquier hora. Y mientras llega, haga esto.`,
  sections: [
    {
      heading: 'Cuándo llamar primero al 911',
      paragraphs: [
        '¿Huele a gas o a humo? Aléjese del edificio de inmediato. No toque el timbre ni ningún interruptor de luz, y no prenda nada. Llame al 911 cuando ya esté lejos de la puerta, y no vuelva a entrar.',
        '¿Hay un niño o una mascota en un carro cerrado, algo en la estufa o alguien herido adentro? Llame al 911 antes de llamarnos a nosotros. Los bomberos pueden romper vidrios y forzar puertas. Espérelos donde pueda ver el carro o la puerta.',
      ],
    },
    {
      heading: 'Dónde esperar',
      paragraphs: [
        'Espere donde haya luz y donde la gente lo vea: la entrada de un edificio, una tienda, la puerta de un vecino. Si hace frío, entre en algún lugar y díganos dónde. Si está junto a una calle con mucho tráfico, aléjese de los carros.',
        'Cuide la batería de su teléfono: le llamamos al llegar.',
      ],
    },
    {
      heading: 'Cómo decirnos dónde está',
      paragraphs: [
        'Dos ciudades pueden tener una calle con el mismo nombre. Díganos, en este orden:',
      ],
      items: [
        {
          title: 'La ciudad',
          text:
            bergenlineTowns() === null
              ? 'Antes que nada.'
              : `Bergenline Avenue pasa por ${bergenlineTowns()} de ellas.`,
        },
        {
          title: 'El número de la casa y la esquina más cercana',
          text: 'La esquina ahorra tiempo.',
        },
        { title: 'El número de apartamento y el código del portón', text: 'Si los hay.' },
        {
          title: 'Si es un carro',
          text: 'El estacionamiento, el nivel y la fila, y el color. O oprima “Usar mi ubicación” en el formulario.',
        },
      ],
    },
    {
      heading: 'Qué papeles tener a la mano',
      paragraphs: ['Antes de terminar comprobamos que usted tiene derecho a entrar.'],
      items: [
        {
          title: 'Casa',
          text: 'Una identificación con foto y esta dirección. También sirve el contrato de alquiler, un recibo (bill) de luz o de gas, o una carta. Si todo se quedó adentro, lo vemos al abrir.',
        },
        {
          title: 'Carro',
          text: 'Una identificación con foto y el registro, el título o el contrato de alquiler. Pueden estar adentro del carro.',
        },
        {
          title: 'Negocio',
          text: 'Una identificación con foto y un contrato de alquiler, una licencia del negocio o un recibo (bill) de esa dirección.',
        },
        ...whileOffered(
          'Storage Unit Lockout',
          [
            {
              title: 'Storage',
              text: 'Una identificación con foto y el contrato con el número de la unidad.',
            },
          ],
          [],
        ),
      ],
    },
    {
      heading: 'Quién puede decir que usted vive ahí',
      paragraphs: [
        'Si su identificación se quedó adentro, lo puede decir el administrador del edificio, el dueño, alguien que viva con usted o un vecino que lo conozca. En un negocio, el dueño, quien firmó el contrato de alquiler o alguien a quien ellos autoricen. Esa persona puede estar ahí o al teléfono.',
      ],
    },
    {
      heading: 'A qué tomarle fotos',
      paragraphs: [
        'Tome una foto de la cerradura de frente, del borde de la puerta si lo puede ver, y de la llave si tiene un pedazo. Si ve un nombre o un número, léanoslo. Así llevamos las herramientas correctas.',
      ],
    },
    {
      heading: 'Qué no hacer',
      paragraphs: [],
      items: [
        { title: 'No fuerce la llave', text: 'Si se rompe adentro, el trabajo se complica.' },
        {
          title: 'No eche pegamento ni aceite en la cerradura',
          text: 'El pegamento la arruina, y el aceite junta mugre.',
        },
        { title: 'No trepe', text: 'Ni por el balcón, ni por el techo, ni por la ventana.' },
        {
          title: 'No pague más de lo que le dijeron',
          text: 'El precio va en la orden de trabajo y solo cambia si usted acepta más trabajo.',
        },
      ],
    },
  ],
  further: {
    heading: 'Más ayuda mientras espera',
    links: [
      { path: '/services/emergency-locksmith', text: 'Ver cómo abrimos su puerta' },
      { path: '/guides/locksmith-scams', text: 'Ver qué preguntar antes de decir que sí' },
      { path: '/pricing', text: 'Ver cuánto cuesta abrir una puerta' },
    ],
  },
}))
