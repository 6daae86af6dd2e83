import { area, baseTown, inHudsonCounty, nearbyTowns, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const houseLockout: ServiceCopy = {
  meta: {
    title: `Abrir la puerta de su casa en ${baseTown}, ${region}`,
    description: `¿Se quedó fuera de su casa o apartamento? Cerrajero a domicilio, 24/7, en ${baseTown} y ${nearbyTowns}. Primero con ganzúa, para no dañar la cerradura.`,
  },
  heading: 'Abrir la puerta de su casa',
  lead: `¿Se quedó fuera de su casa o apartamento? Vamos 24/7 en ${area}, desde {emergencyPrice}. Abrimos con ganzúa si se puede, y taladramos solo con su permiso.`,
  blurb: '¿Se quedó afuera? Abrimos con ganzúa si se puede.',
  plateAlt:
    'Borde de una puerta: abajo, la lengüeta metida en la placa del marco; arriba, un cilindro cortado donde un tensor lo gira mientras una ganzúa sube los pines.',
  callouts: [
    { part: 'latch', title: 'Lengüeta', text: 'Muchas veces se puede correr' },
    { part: 'strike', title: 'Placa', text: 'Ahí entra la lengüeta' },
    { part: 'pins', title: 'Pines', text: 'Los subimos uno por uno' },
    { part: 'pick', title: 'Ganzúa', text: 'Hace el trabajo de la llave' },
    { part: 'wrench', title: 'Tensor', text: 'Gira el cilindro con suavidad' },
  ],
  promise: {
    heading: 'Cómo abrimos la puerta de su casa',
    paragraphs: [
      'La ganzúa mueve los pines igual que su llave. Por lo general la cerradura no se daña, y sus llaves siguen sirviendo.',
      'Taladramos solo cuando no hay otra forma, y solo si usted dice que sí. Entonces hace falta un cilindro nuevo, que es la parte donde entra la llave. Antes le decimos cuánto cuesta.',
      inHudsonCounty(
        'Muchas puertas cerca de Bergenline y de Palisade Avenue tienen tres cerraduras (chapas o llavines): la perilla, el cerrojo (deadbolt) y una de sobreponer, que es la caja cuadrada por dentro. Trate de recordar cuáles cerró. Muchas veces fue solo la perilla.',
        'Muchas puertas tienen tres cerraduras (chapas o llavines): la perilla, el cerrojo (deadbolt) y una de sobreponer, que es la caja cuadrada por dentro. Trate de recordar cuáles cerró. Muchas veces fue solo la perilla.',
      ),
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar a un cerrajero para su casa',
    items: [
      'La puerta se cerró y las llaves están adentro.',
      'Perdió las llaves camino a casa.',
      'La llave gira, pero el cerrojo no se mueve.',
      'La llave se partió en la cerradura.',
      'El teclado se quedó sin batería y la llave está adentro.',
    ],
  },
  comparison: {
    heading: '¿Se cerró sola o puso el cerrojo?',
    columns: ['Se cerró sola', 'Con el cerrojo puesto'],
    rows: [
      {
        label: 'Qué sujeta la puerta',
        cells: ['La lengüeta inclinada de la perilla', 'Una barra cuadrada de metal'],
      },
      {
        label: 'Cómo abrimos',
        cells: ['Corremos la lengüeta o usamos ganzúa', 'Con ganzúa, por donde entra la llave'],
      },
      {
        label: 'Cuándo taladramos',
        cells: ['Solo si la cerradura está dañada', 'Solo si está dañado o es de alta seguridad'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir la puerta de su casa',
    paragraphs: [
      'Dos cerrojos puestos cuestan más que una puerta que solo se cerró. Si hay que taladrar, va en una línea aparte de la orden de trabajo, y usted lo autoriza.',
    ],
  },
  ready: {
    heading: 'Qué tener listo en casa',
    items: [
      {
        icon: 'id',
        title: 'Identificación y comprobante de domicilio',
        text: 'Su licencia, por ejemplo, y un contrato, un recibo (bill) o una carta. ¿Se quedaron adentro? Los vemos al abrir.',
      },
      {
        icon: 'phone',
        title: 'Un teléfono con carga',
        text: 'Le llamamos al llegar.',
      },
      {
        icon: 'people',
        title: 'Alguien que diga que vive ahí',
        text: 'El dueño (landlord), un vecino o quien viva con usted.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas si se quedó fuera de su casa',
    items: [
      {
        question: '¿Y si no se puede abrir con ganzúa?',
        answer:
          'Le explicamos por qué y cuánto cuesta taladrar y poner un cilindro nuevo, y usted decide. Pasa con cerraduras dañadas y con las que están hechas para resistir la ganzúa.',
      },
      {
        question: 'Soy inquilino. ¿Necesito al dueño?',
        answer:
          'Para entrar a su apartamento, no, si puede mostrar que vive ahí. Para cambiar la cerradura después, revise primero su contrato.',
      },
      {
        question: 'Dejé una olla en la estufa. ¿Qué hago?',
        answer:
          'Llame al 911 ahora mismo. Los bomberos pueden forzar la puerta, y en ese caso es lo que se debe hacer.',
      },
    ],
  },
  related: { heading: 'También abrimos' },
  aside: {
    heading: 'Pida que le abramos su casa',
    hint: 'Díganos para cuándo. En la próxima página, escriba la dirección.',
  },
}
