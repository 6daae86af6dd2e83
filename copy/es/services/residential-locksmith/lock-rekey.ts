import { area, baseTown, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const lockRekey: ServiceCopy = {
  meta: {
    title: `Cambio de llaves (rekey) en ${baseTown}, ${region}`,
    description: `Cambiar las llaves sin cambiar la cerradura: las viejas ya no sirven. Cerrajero a domicilio en ${townAndCounty}, 24/7, con copias de llaves para todos.`,
  },
  heading: 'Cambio de llaves (rekey)',
  lead: `¿Se mudó, o alguien se quedó con una llave? Su cerradura (chapa, llavín) se queda y las llaves viejas ya no sirven. A domicilio, 24/7, en ${area}. Cuente las cerraduras y le decimos el total.`,
  blurb: 'La cerradura se queda. La llave vieja ya no sirve.',
  plateAlt:
    'Un cilindro de cerradura desarmado: el tambor fuera de su caja, una fila de pines viejos al lado de una fila de pines nuevos, y los resortes arriba.',
  callouts: [
    { part: 'plug', title: 'Tambor', text: 'Gira con la llave correcta' },
    { part: 'old', title: 'Pines viejos', text: 'Salen: la llave vieja ya no abre' },
    { part: 'new', title: 'Pines nuevos', text: 'A la medida de su llave nueva' },
    { part: 'springs', title: 'Resortes', text: 'Se cambian si están débiles' },
  ],
  promise: {
    heading: 'Qué es un cambio de llaves (rekey)',
    paragraphs: [
      'Adentro de su cerradura hay cinco o seis pines pequeños que van con su llave. Los cambiamos por otros, a la medida de una llave nueva. La cerradura se ve igual, pero las llaves que andan por ahí ya no la abren. También le dicen cambio de combinación o de guardas.',
      'Conviene cuando la cerradura trabaja bien y el único problema es quién tiene llave. Una cerradura débil sigue igual de débil.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo cambiar las llaves',
    items: [
      'Compró una casa y no sabe cuántas copias de la llave hay.',
      'Se fue un compañero de cuarto (roommate) y se quedó con una llave.',
      'Perdió las llaves junto con algo que tiene su dirección.',
      'El contratista terminó y todavía tiene llave.',
      'Quiere una sola llave para la puerta del frente, la de atrás y la del costado.',
    ],
  },
  comparison: {
    heading: '¿Cambiar las llaves o la cerradura?',
    columns: ['Cambio de llaves', 'Cerradura nueva'],
    rows: [
      { label: 'Qué cambia', cells: ['Los pines y las llaves', 'Toda la cerradura'] },
      { label: '¿Sirven las llaves viejas?', cells: ['No', 'No'] },
      {
        label: 'Qué paga usted',
        cells: ['Mano de obra y llaves', 'Mano de obra y una cerradura nueva'],
      },
      {
        label: 'Escójalo si',
        cells: ['La cerradura trabaja bien', 'La cerradura está gastada, débil o rota'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta un cambio de llaves',
    paragraphs: [
      'Se paga por cerradura, y las copias de llaves van en su propia línea. Las cerraduras de alta seguridad cuestan más, porque sus piezas son de un solo fabricante.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para el cambio',
    items: [
      {
        icon: 'key',
        title: 'Una llave que sirva',
        text: 'Así no hay que abrir con ganzúa.',
      },
      {
        icon: 'people',
        title: 'Cuántas llaves necesita',
        text: 'Una por persona y una de repuesto. Las copias de llaves se hacen ahí mismo.',
      },
      {
        icon: 'document',
        title: 'Identificación y comprobante de domicilio',
        text: 'Un contrato de alquiler, un recibo o los documentos del cierre (closing).',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre el cambio de llaves',
    items: [
      {
        question: '¿Pueden ajustar la cerradura a una llave que ya tengo?',
        answer: 'Sí, si esa llave entra en la cerradura. Así, una sola llave le abre toda la casa.',
      },
      {
        question: 'Hay una ranura muy pequeña al lado de la entrada de la llave. ¿Para qué es?',
        answer:
          'Ahí entra una herramienta especial. A ese tipo de cerradura se le cambia la llave con la herramienta y con la llave que sirve ahora. Si la cerradura está trabada, necesita un cilindro nuevo.',
      },
      {
        question: '¿Queda más fuerte la cerradura?',
        answer: 'No. Solo cambia qué llaves sirven. Si su cerradura es débil, se lo decimos.',
      },
      {
        question: '¿Cambian las llaves entre un inquilino y otro?',
        answer:
          'Sí, cuando el apartamento está legalmente desocupado. Podemos marcar cada llave con el número del apartamento.',
      },
      {
        question: 'Acabamos de comprar una casa. ¿Cuándo conviene cambiar las llaves?',
        answer:
          'El mismo día que le entregan las llaves. Tenga a la mano su identificación y los papeles del cierre (closing). Si las cerraduras usan el mismo tipo de llave, una sola llave nueva le abre todas las puertas.',
      },
    ],
  },
  related: { heading: 'Más servicios para su casa' },
  aside: {
    heading: 'Pida un cambio de llaves en casa',
    hint: 'Díganos para cuándo. En la próxima página, díganos cuántas cerraduras tiene.',
  },
}
