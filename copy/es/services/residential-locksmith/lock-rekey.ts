import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const lockRekey = perFacts((): ServiceCopy => ({
  meta: {
    title: `Cambio de llaves (rekey), ${baseTown()}`,
    description: `Cambio de combinación de su chapa, 24/7, en ${townAndCounty()}, desde {price}. La cerradura se queda y las llaves viejas ya no abren.`,
  },
  heading: 'Cambio de llaves (rekey)',
  lead: `Su cerradura (chapa, llavín) se queda y las llaves viejas ya no abren. Vamos a su casa, 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche por una cerradura. Las copias las sacamos ahí mismo.`,
  blurb: 'La misma cerradura, con llaves nuevas.',
  plateAlt:
    'Un cilindro de cerradura desarmado: el tambor fuera de su caja, una fila de pines viejos al lado de una fila de pines nuevos, y los resortes arriba.',
  callouts: [
    { part: 'plug', title: 'Tambor', text: 'Gira con la llave correcta' },
    { part: 'old', title: 'Pines viejos', text: 'Salen: la llave vieja ya no abre' },
    { part: 'new', title: 'Pines nuevos', text: 'A la medida de su llave nueva' },
    { part: 'springs', title: 'Resortes', text: 'Se cambian si están débiles' },
  ],
  promise: {
    heading: 'Qué es el cambio de combinación o de guardas',
    paragraphs: [
      'Adentro de la cerradura hay cinco o seis pines pequeños que van con su llave. Los cambiamos por otros, a la medida de una llave nueva. Por fuera se ve igual, pero las llaves que andan por ahí ya no giran. En inglés le dicen rekey.',
      'Conviene si la cerradura está buena. Si es débil, sigue igual de débil.',
      'Probamos cada llave nueva en cada cerradura. Después probamos una vieja, para que vea que ya no abre.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo cambiar las llaves',
    items: [
      'Compró una casa: hágalo el mismo día que le entregan las llaves.',
      'Se fue un compañero de cuarto (roommate) y se quedó con una.',
      'Perdió las llaves con algo que llevaba su dirección.',
      'El contratista terminó y todavía tiene copia.',
      'Quiere una sola llave para la puerta del frente, la de atrás y la del lado.',
    ],
  },
  comparison: {
    heading: '¿Cambiar las llaves o la cerradura?',
    columns: ['Cambio de llaves', 'Cerradura nueva'],
    rows: [
      { label: 'Qué se cambia', cells: ['Los pines y las llaves', 'Toda la cerradura'] },
      { label: '¿Sirven las llaves viejas?', cells: ['No', 'No'] },
      {
        label: 'Qué paga usted',
        cells: ['Mano de obra y llaves', 'Mano de obra y una cerradura nueva'],
      },
      {
        label: 'Le conviene si',
        cells: ['La cerradura está buena', 'Está gastada, es débil o está rota'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta un cambio de llaves',
    paragraphs: [
      'Una perilla y un cerrojo (deadbolt) en la misma puerta cuentan como dos cerraduras.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
    items: [
      {
        icon: 'key',
        title: 'Una llave que sirva',
        text: 'Si no hay ninguna, primero se abre cada cerradura con ganzúa.',
      },
      {
        icon: 'people',
        title: 'Cuántas llaves necesita',
        text: 'Una por persona y una de repuesto.',
      },
      {
        icon: 'document',
        title: 'Identificación y comprobante de domicilio',
        text: 'El contrato, un recibo (bill) o los papeles del cierre (closing). Si renta, el permiso del dueño.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre el cambio de llaves',
    items: [
      {
        question: '¿La cerradura puede quedar con una llave que ya tengo?',
        answer: 'Sí, si esa llave entra en la cerradura. Así, una sola le abre toda la casa.',
      },
      {
        question: 'Hay una ranura muy pequeña al lado de la entrada de la llave. ¿Para qué es?',
        answer:
          'Para una herramienta: con ella y una llave que sirva, usted mismo puede cambiar la llave de esa cerradura. Si el mecanismo se trabó, necesita un cilindro nuevo (donde entra la llave).',
      },
      {
        question: '¿Cambian las llaves entre un inquilino y otro?',
        answer:
          'Sí, para el dueño o el administrador, cuando el apartamento está legalmente desocupado. Podemos marcar cada llave con el número del apartamento.',
      },
      {
        question: '¿Pueden dejar afuera a alguien que todavía vive aquí?',
        answer: 'No. Quien vive ahí conserva su llave hasta que una corte diga otra cosa.',
      },
    ],
  },
  related: { heading: 'Más servicios para su casa' },
  aside: {
    heading: 'Pida un cambio de llaves',
    hint: 'Escoja para cuándo; después le preguntamos cuántas cerraduras son.',
  },
}))
