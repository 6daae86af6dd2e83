import { area, bergenlineTowns, county, withLicense } from '#copy/es/place.ts'
import type { GuideCopy } from '#copy/page-types.ts'

/** Same facts as the service pages and the questions. Dangers that need 911 come first. */
export const whileYouWait: GuideCopy = {
  meta: {
    title: `¿Se quedó afuera en ${county}? Qué hacer`,
    description:
      'Dónde esperar, qué identificación y pruebas ayudan, cómo decir dónde está, quién puede decir que usted vive ahí y cuándo llamar primero al 911.',
  },
  heading: '¿Se quedó afuera? Qué hacer mientras espera',
  lead: `¿Hay peligro? Llame al 911. Si no, llámenos, 24/7, en ${area}: le decimos el precio y a qué hora puede llegar un cerrajero${withLicense}. Después, haga esto mientras espera.`,
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
            bergenlineTowns === null
              ? 'Antes que nada.'
              : `Bergenline Avenue pasa por ${bergenlineTowns} de ellas.`,
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
      heading: 'Qué identificación y pruebas ayudan',
      paragraphs: ['Siempre comprobamos que usted tiene derecho a entrar.'],
      items: [
        {
          title: 'Casa',
          text: 'Una identificación con foto y esta dirección. También ayuda un contrato de alquiler, un recibo (bill) de luz o gas o una carta. Si todo está adentro, lo vemos cuando la puerta esté abierta.',
        },
        {
          title: 'Carro',
          text: 'Una identificación con foto y el registro, el título o el contrato de alquiler. Pueden estar en el carro.',
        },
        {
          title: 'Negocio',
          text: 'Una identificación con foto y un contrato de alquiler, una licencia del negocio o un recibo (bill) de esa dirección.',
        },
        {
          title: 'Storage',
          text: 'Una identificación con foto y el contrato con el número de la unidad.',
        },
      ],
    },
    {
      heading: 'Quién puede decir que usted vive ahí',
      paragraphs: [
        'Si su identificación está adentro, puede ayudar el administrador del edificio, el dueño, alguien que viva con usted o un vecino que lo conozca. En un negocio, es el dueño, el inquilino que está en el contrato o alguien que ellos nos nombren. Esa persona puede estar ahí o al teléfono.',
      ],
    },
    {
      heading: 'A qué tomarle fotos',
      paragraphs: [
        'Tome una foto de la cerradura de frente, del borde de la puerta si lo puede ver, y de la llave si tiene un pedazo. Léanos cualquier nombre o número que vea. Así llevamos las herramientas correctas.',
      ],
    },
    {
      heading: 'Qué no hacer',
      paragraphs: [],
      items: [
        { title: 'No fuerce la llave', text: 'Si se rompe, el trabajo toma más tiempo.' },
        {
          title: 'No eche pegamento ni aceite en la cerradura',
          text: 'El pegamento la arruina, y el aceite junta suciedad.',
        },
        { title: 'No trepe', text: 'Ni balcón, ni techo, ni ventana.' },
        {
          title: 'No pague más de lo que le dijeron',
          text: 'El precio va en la orden de trabajo y cambia solo si usted acepta más trabajo.',
        },
      ],
    },
  ],
  further: {
    heading: 'Más ayuda mientras espera',
    links: [
      { path: '/services/emergency-locksmith', text: 'Vea cómo abrimos su puerta' },
      { path: '/guides/locksmith-scams', text: 'Vea qué preguntar antes de decir que sí' },
      { path: '/pricing', text: 'Vea cuánto cuesta abrir una puerta' },
    ],
  },
}
