import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, inHudsonCounty, nearbyTowns, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const houseLockout = perFacts((): ServiceCopy => ({
  meta: {
    title: `Abrir puerta de casa, ${baseTown()} ${region()}`,
    description: `¿Se quedó fuera de su casa o apartamento? Cerrajero las 24 horas en ${baseTown()} y ${nearbyTowns()}, desde {price}. Si se puede, abrimos con ganzúa.`,
  },
  heading: 'Cerrajero para abrir su casa',
  lead: `Vamos y le abrimos su casa o apartamento, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche. Por teléfono le decimos el total y a qué hora llegamos. Taladramos solo si usted nos autoriza.`,
  blurb: 'Casas, condominios y apartamentos.',
  plateAlt:
    'Borde de una puerta: abajo, la lengüeta metida en la placa del marco; arriba, un cilindro cortado donde un tensor lo gira mientras una ganzúa sube los pines.',
  callouts: [
    { part: 'latch', title: 'Lengüeta', text: 'El pestillo de la perilla' },
    { part: 'strike', title: 'Placa', text: 'Ahí entra la lengüeta' },
    { part: 'pins', title: 'Pines', text: 'Los subimos uno por uno' },
    { part: 'pick', title: 'Ganzúa', text: 'Hace el trabajo de la llave' },
    { part: 'wrench', title: 'Tensor', text: 'Gira el cilindro con suavidad' },
  ],
  promise: {
    heading: 'Cómo abrimos la puerta de su casa',
    paragraphs: [
      'Si la puerta solo se cerró, la detiene la lengüeta (el pestillo que entra en el marco). La corremos, o abrimos con ganzúa. Un cerrojo (deadbolt) se abre con ganzúa, pin por pin. Normalmente la cerradura no se daña, y sus llaves siguen sirviendo.',
      'Si está dañada, o hecha para resistir la ganzúa, quizás haya que taladrarla. Le enseñamos qué pasa, y taladramos y ponemos un cilindro nuevo (donde entra la llave) solo si usted dice que sí.',
      inHudsonCounty(
        'Cerca de Bergenline y de Palisade Avenue, muchas puertas llevan tres cerraduras (chapas o llavines): la perilla, el cerrojo y una de sobreponer (la caja por dentro). ¿A cuál le puso llave? Muchas veces a ninguna, y la puerta solo se cerró.',
        'Muchas puertas viejas llevan tres cerraduras (chapas o llavines): la perilla, el cerrojo y una de sobreponer (la caja por dentro). ¿A cuál le puso llave? Muchas veces a ninguna, y la puerta solo se cerró.',
      ),
    ],
  },
  whenToCall: {
    heading: 'Casos en que abrimos su casa',
    items: [
      'La puerta se cerró y las llaves quedaron adentro.',
      'Perdió las llaves, o se las robaron con la bolsa.',
      'La llave gira, pero el cerrojo no se mueve.',
      'La mitad de la llave se quedó en la cerradura.',
      'El teclado se quedó sin pilas y la llave está adentro.',
    ],
  },
  comparison: {
    heading: '¿La puerta solo se cerró o puso el cerrojo?',
    columns: ['Solo se cerró', 'Con el cerrojo puesto'],
    rows: [
      {
        label: 'Qué detiene la puerta',
        cells: ['La lengüeta inclinada de la perilla', 'Una barra cuadrada de metal'],
      },
      { label: 'Cómo la abrimos', cells: ['Corremos la lengüeta o usamos ganzúa', 'Con ganzúa'] },
      {
        label: 'Cuándo se taladra',
        cells: ['Si la cerradura está dañada', 'Si está dañado o no abre con ganzúa'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir la puerta de su casa',
    paragraphs: [
      'Si hay que taladrar, hace falta un cilindro nuevo, y eso solo se ve en la puerta. Antes de taladrar le decimos el total nuevo, y usted puede decir que no.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'id',
        title: 'Identificación con foto',
        text: '¿Se quedó adentro? La vemos en cuanto se abra la puerta.',
      },
      {
        icon: 'document',
        title: 'Comprobante de domicilio',
        text: 'El contrato, un recibo (bill) o una carta con su nombre y dirección.',
      },
      {
        icon: 'people',
        title: 'O alguien que lo conozca',
        text: 'Si le robaron todo, sirve el dueño (landlord), un vecino o quien viva con usted.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas si se quedó fuera de su casa',
    items: [
      {
        question: 'Soy inquilino. ¿Necesito permiso del dueño?',
        answer:
          'Para entrar a su apartamento, no. Para cambiar la cerradura, lea antes su contrato.',
      },
      {
        question: '¿Y si entro por la ventana?',
        answer:
          'Por favor, no lo haga. Hay gente que se cae, y el vidrio o el marco muchas veces se rompe.',
      },
      {
        question: 'Una corte me ordenó salir de la casa. ¿Me abren?',
        answer:
          'No. Le abrimos a quien vive ahí. Un desalojo, o volver después de uno, es asunto de la corte.',
      },
      {
        question: 'Dejé una olla en la estufa. ¿Qué hago?',
        answer: 'Llame al 911 ahora mismo. Los bomberos pueden forzar la puerta.',
      },
    ],
  },
  related: { heading: 'También abrimos' },
  aside: {
    heading: 'Pida que le abramos su casa',
    hint: 'Díganos para cuándo; la dirección se la pedimos en la página siguiente.',
  },
}))
