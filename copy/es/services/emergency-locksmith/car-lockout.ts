import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, baseTown, nearbyTowns, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const carLockout = perFacts((): ServiceCopy => ({
  meta: {
    title: `Cerrajero para carro, ${baseTown()} ${region()}`,
    description: `¿Se le quedaron las llaves adentro del carro o en el baúl? Lo abrimos sin romper vidrios, 24/7, en ${baseTown()} y ${nearbyTowns()}, desde {price}.`,
  },
  heading: 'Cerrajero para abrir su carro',
  warning:
    '¿Hay un niño o una mascota en el carro cerrado? Llame primero al 911 y después a nosotros.',
  lead: `¿Se le quedaron las llaves adentro? Abrimos carros y baúles, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche. Usamos una cuña de aire y una varilla forrada, y no se rompe ningún vidrio.`,
  blurb: 'Llaves en el asiento o en el baúl.',
  plateAlt:
    'Corte de la parte de arriba de la puerta de un carro: una cuña de aire abre el marco el ancho de un dedo y una varilla larga llega a la manija de adentro.',
  callouts: [
    { part: 'wedge', title: 'Cuña de aire', text: 'Abre un espacio de un dedo' },
    { part: 'rod', title: 'Varilla larga', text: 'Forrada, para cuidar la pintura' },
    { part: 'handle', title: 'Manija de adentro', text: 'La jalamos con la varilla' },
    { part: 'strip', title: 'Goma de la puerta', text: 'Vuelve a su lugar al terminar' },
  ],
  promise: {
    heading: 'Cómo abrimos un carro cerrado',
    paragraphs: [
      'Una cuña que se infla separa un poco la puerta por arriba, lejos de los cables y los sensores de las bolsas de aire (airbags). Por ahí entra una varilla forrada que jala la manija u oprime el botón del seguro. En muchos carros viejos mejor abrimos la cerradura de la puerta con ganzúa.',
      'Si las llaves están en el baúl (cajuela, maletero), abrimos primero el carro y usamos el botón del baúl. Si el botón no responde, abrimos con ganzúa la cerradura del baúl.',
    ],
  },
  whenToCall: {
    heading: 'Casos en que abrimos su carro',
    items: [
      'Las llaves están en el asiento y todas las puertas tienen el seguro puesto.',
      'Cerró el baúl con las llaves adentro.',
      'El control se quedó sin pila y no encuentra dónde meter la llave.',
      'La llave se rompió en la puerta.',
      'El carro está prendido y usted se quedó afuera.',
    ],
  },
  comparison: {
    heading: '¿Las llaves están adentro o en el baúl?',
    columns: ['Adentro del carro', 'En el baúl'],
    rows: [
      {
        label: 'Cómo entramos',
        cells: [
          'Cuña de aire, y una varilla hasta la manija',
          'Por la puerta, y de ahí el botón del baúl',
        ],
      },
      {
        label: 'Qué lo complica',
        cells: [
          'Puertas que, con el seguro puesto, no abren por dentro (algunos carros importados)',
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
    paragraphs: ['Si además necesita una llave nueva, ese trabajo tiene su propio precio.'],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'id',
        title: 'Identificación con foto y el registro',
        text: '¿Están en la guantera? Abrimos el carro y después los vemos.',
      },
      { icon: 'scan', title: 'El año, la marca y el modelo', text: 'Con eso le decimos el total.' },
      {
        icon: 'pin',
        title: 'Dónde está estacionado',
        text: 'La esquina; en un garaje, el nivel y la fila.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves adentro del carro',
    items: [
      {
        question: '¿La cuña me dobla la puerta?',
        answer:
          'No. La inflamos solo lo que la varilla necesita, y al sacar el aire el marco vuelve a su lugar. Después usted prueba las puertas y los vidrios.',
      },
      {
        question: 'Mi control no tiene pila. ¿Necesito un cerrajero?',
        answer:
          'Tal vez no. Casi todos los controles traen escondida una llave de metal: mueva el botoncito y jálela. El hueco para meterla puede estar debajo de una tapita, en la manija del conductor.',
      },
      ...whileOffered(
        'Car Key Replacement',
        [
          {
            question: 'La llave se perdió, no está en el carro. ¿Y ahora?',
            answer:
              'Entonces hay que hacer una nueva. Para la mayoría de los carros la cortamos y la programamos ahí mismo, donde está estacionado.',
          },
        ],
        [],
      ),
      {
        question: '¿Lo paga el seguro del carro (insurance) o mi plan de asistencia en carretera?',
        answer:
          'Muchos planes le devuelven lo que pagó. Mándeles nuestra orden de trabajo, que dice el trabajo y el precio.',
      },
    ],
  },
  related: { heading: 'También abrimos' },
  aside: {
    heading: 'Pida que le abramos su carro',
    hint: 'Díganos qué carro es; dónde está se lo preguntamos en la página siguiente.',
  },
}))
