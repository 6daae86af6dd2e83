import { area, baseTown, nearbyTowns } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carLockout: ServiceCopy = {
  meta: {
    title: `¿Llaves dentro del carro? Cerrajero, ${baseTown}`,
    description: `¿Se le quedaron las llaves adentro del carro o en el baúl? Cerrajero de carros a domicilio, 24/7, en ${baseTown} y ${nearbyTowns}. Sin romper vidrios.`,
  },
  heading: 'Abrir la puerta de su carro',
  warning:
    '¿Hay un niño o una mascota en el carro cerrado? Llame primero al 911 y después a nosotros.',
  lead: `¿Se le quedaron las llaves adentro del carro? Lo abrimos donde esté, 24/7, en ${area}, desde {emergencyPrice}. Sin romper vidrios: con una cuña de aire y una varilla forrada.`,
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
      'Una cuña que se infla separa un poco la parte de arriba de la puerta. Por ahí entra una varilla forrada que hala la manija u oprime el seguro. En muchos carros viejos abrimos la cerradura de la puerta con ganzúa.',
      'Si las llaves están en el baúl (cajuela, maletero), abrimos primero el carro y usamos el botón del baúl. Si el botón no responde, abrimos la cerradura del baúl con ganzúa o cortamos una llave.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar a un cerrajero para su carro',
    items: [
      'Las llaves están adentro y todas las puertas tienen el seguro puesto.',
      'Cerró el baúl con las llaves adentro.',
      'El control se quedó sin batería y no encuentra dónde meter la llave.',
      'La llave se rompió en la puerta.',
      'El carro está prendido y usted se quedó afuera.',
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
        label: 'Qué lo complica',
        cells: [
          'Puertas que no abren por dentro con el seguro puesto (algunos importados)',
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
      '¿También necesita una llave nueva? Tiene su propio precio, y usted decide antes de que la hagamos.',
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
        text: '¿Está a nombre de otra persona? Que esté al teléfono.',
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
          'Tal vez no. Muchos controles esconden una llave de metal: mueva el segurito y hálela. La entrada de la llave puede estar debajo de una tapita en la manija del conductor. Si no le funciona, llámenos.',
      },
      {
        question: '¿Y si la llave se perdió y no está en el carro?',
        answer:
          'Díganoslo cuando llame. Para muchos carros hacemos una nueva ahí mismo, donde esté estacionado.',
      },
      {
        question: '¿Lo paga mi seguro o mi plan de asistencia en carretera?',
        answer:
          'Muchos planes le devuelven lo que pagó. Revise el suyo y guarde nuestra orden de trabajo, que dice el trabajo y el precio.',
      },
    ],
  },
  related: { heading: 'Otras puertas que abrimos' },
  aside: {
    heading: 'Pida que le abramos su carro',
    hint: 'Díganos qué carro es. En la próxima página, díganos dónde está.',
  },
}
