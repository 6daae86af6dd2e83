import { area, baseTown, nearbyTowns, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carLockout: ServiceCopy = {
  meta: {
    title: `¿Llaves dentro del carro? Cerrajero, ${baseTown}`,
    description: `¿Se le quedaron las llaves adentro del carro o en el baúl? Un cerrajero${withLicense} lo abre 24/7 en ${baseTown} y ${nearbyTowns}.`,
  },
  heading: 'Abrir la puerta de su carro',
  warning:
    '¿Hay un niño o una mascota en el carro cerrado? Llame primero al 911 y después a nosotros.',
  lead: `¿Se le quedaron las llaves adentro del carro en ${area}? Abrimos carros y baúles 24/7 con una cuña de aire y una varilla forrada, sin romper vidrios. Al llamar le damos el precio, desde {emergencyPrice}, y la hora de llegada. Usted paga con el carro ya abierto.`,
  blurb: '¿Llaves en el carro o en el baúl? Vamos y lo abrimos.',
  plateAlt:
    'Corte de la parte de arriba de la puerta de un carro: una cuña de aire abre el marco el ancho de un dedo y una varilla larga llega a la manija de adentro.',
  callouts: [
    { part: 'wedge', title: 'Cuña de aire', text: 'Abre el ancho de un dedo' },
    { part: 'rod', title: 'Varilla larga', text: 'Forrada, para cuidar la pintura' },
    { part: 'handle', title: 'Manija de adentro', text: 'La halamos con la varilla' },
    { part: 'strip', title: 'Goma de la puerta', text: 'Vuelve a sellar al terminar' },
  ],
  promise: {
    heading: 'Cómo abrimos un carro cerrado',
    paragraphs: [
      'Una cuña de aire pequeña abre un espacio en la parte de arriba de la puerta. Por ahí entra una varilla forrada que hala la manija u oprime el botón del seguro. En muchos carros viejos abrimos la cerradura de la puerta con ganzúa.',
      'Si las llaves están en el baúl (cajuela, maletero), abrimos primero el carro y usamos el botón del baúl. Si ese botón está desactivado, abrimos la cerradura del baúl con ganzúa o cortamos una llave.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar a un cerrajero para su carro',
    items: [
      'Las llaves están adentro y todas las puertas tienen el seguro puesto.',
      'Cerró el baúl con las llaves adentro.',
      'El control no tiene batería y usted no encuentra dónde meter la llave.',
      'La llave se rompió en la puerta.',
      'El motor está prendido y usted se quedó afuera.',
    ],
  },
  comparison: {
    heading: '¿Llaves en la cabina o en el baúl?',
    columns: ['Llaves en la cabina', 'Llaves en el baúl'],
    rows: [
      {
        label: 'Cómo entramos',
        cells: [
          'Cuña de aire, y una varilla hasta la manija',
          'Por la cabina, y de ahí el botón del baúl',
        ],
      },
      {
        label: 'Qué lo hace más difícil',
        cells: [
          'Puertas que con seguro no abren por dentro (algunos importados)',
          'Un botón del baúl que no funciona con el carro cerrado',
        ],
      },
      {
        label: 'Qué probar primero',
        cells: ['Todas las puertas, o la app de su carro', 'Un asiento de atrás que se dobla'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir un carro',
    paragraphs: [
      'Abrir un carro cuesta desde {emergencyPrice}. Abrir un baúl cerrado con llave cuesta más. También cuestan más los carros cuyas puertas no abren por dentro cuando tienen seguro (algunos importados).',
      'Si de noche o en día feriado cuesta más, ya va en el precio que le damos. Si además necesita una llave nueva, es un precio aparte, y usted decide antes de que la hagamos.',
    ],
  },
  ready: {
    heading: 'Qué tener listo junto al carro',
    items: [
      {
        icon: 'id',
        title: 'Identificación con foto',
        text: '¿Está en el carro? La vemos cuando la puerta esté abierta.',
      },
      {
        icon: 'document',
        title: 'El registro del carro',
        text: 'Si el carro está a nombre de otra persona, téngala al teléfono.',
      },
      {
        icon: 'pin',
        title: 'Su ubicación exacta',
        text: 'Marque el punto en el mapa de su teléfono y léanos la dirección.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves adentro del carro',
    items: [
      {
        question: '¿La cuña me dobla la puerta?',
        answer:
          'No debería. La inflamos despacio y abrimos solo lo que la varilla necesita. Al sacar el aire, el marco de la puerta vuelve a su lugar.',
      },
      {
        question: 'Mi control no tiene batería. ¿Necesito un cerrajero?',
        answer:
          'Tal vez no. Muchos controles esconden una llave de metal: mueva el seguro y hale. La entrada de la llave puede estar debajo de una tapita en la manija del conductor. Si no le funciona, llámenos.',
      },
      {
        question: '¿Y si la llave se perdió y no está en el carro?',
        answer:
          'Díganoslo cuando llame. Para muchos carros podemos cortar y programar una nueva donde esté estacionado.',
      },
      {
        question: '¿Lo paga mi seguro o mi plan de asistencia en carretera?',
        answer:
          'Muchos planes le devuelven lo que paga al cerrajero. Revise el suyo y guarde nuestra orden de trabajo: dice el trabajo y el precio.',
      },
    ],
  },
  related: { heading: 'Otras puertas que abrimos' },
  aside: {
    heading: 'Pida que le abramos su carro',
    hint: 'Díganos qué carro es. La próxima página le pregunta dónde está.',
  },
}
