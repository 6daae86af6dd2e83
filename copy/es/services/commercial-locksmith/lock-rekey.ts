import { perFacts } from '#domain/business/per-facts.ts'
import { whileOffered } from '#copy/offered.ts'
import { area, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockRekey = perFacts((): ServiceCopy => ({
  meta: {
    title: `Cambio de llaves de negocio, ${region()}`,
    description: `¿Un empleado se fue con una llave? Cambio de llaves (rekey) de tiendas, oficinas y edificios en ${townAndCounty()}, 24/7. Las cerraduras se quedan.`,
  },
  heading: 'Cambio de llaves (rekey) de negocio',
  lead: `Si alguien se fue con una llave, hacemos que esa llave ya no abra: 24/7, en ${area()}, desde {price} de día y {nightPrice} de noche por un cilindro. Las cerraduras se quedan y usted recibe llaves nuevas.`,
  blurb: 'Llaves nuevas para las puertas que ya tiene.',
  plateAlt:
    'Un núcleo intercambiable fuera de su caja: el núcleo en forma de 8 con los pines abajo, la llave de control que lo saca y la caja que queda en la puerta.',
  callouts: [
    { part: 'core', title: 'Núcleo', text: 'Sale entero' },
    { part: 'pins', title: 'Pines', text: 'A la medida de su llave nueva' },
    { part: 'control', title: 'Llave de control', text: 'Saca el núcleo; guárdela bien' },
    { part: 'housing', title: 'Caja', text: 'Se queda en la puerta' },
  ],
  promise: {
    heading: 'Cómo cambiamos las llaves de un negocio',
    paragraphs: [
      'Vamos a la hora de cerrar y hacemos una puerta a la vez, para que ninguna quede abierta. A cada cilindro (donde entra la llave) le ponemos pines nuevos. Las llaves nuevas van numeradas, y usted ve que una vieja ya no abre.',
      'Con núcleos intercambiables es más rápido: con una llave de control se saca el viejo y se mete otro. Guarde un núcleo de repuesto y la llave de control, y la próxima vez lo hace usted.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo cambiar las llaves de un negocio',
    items: [
      'Un gerente se va y falta una llave.',
      'Alquila un local que antes tenía otro inquilino.',
      'Cambia de compañía de limpieza.',
      'Se pierde un llavero con el nombre de su tienda.',
      'Se muda un inquilino de un apartamento que usted administra.',
    ],
  },
  comparison: {
    heading: '¿Cilindro normal o núcleo intercambiable?',
    columns: ['Cilindro normal', 'Núcleo intercambiable'],
    rows: [
      {
        label: 'Cómo se cambia',
        cells: ['Se saca y se le ponen pines nuevos', 'Se saca con una llave de control'],
      },
      { label: 'Costo de las piezas', cells: ['Bajo', 'Más alto al principio'] },
      {
        label: 'A quién le conviene',
        cells: ['Una tienda con dos o tres puertas', 'Muchas puertas y muchos cambios'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta el cambio de llaves (rekey)',
    paragraphs: [
      `Se paga por cilindro.${whileOffered('Emergency Exit Device', ' El de una barra de pánico lleva más tiempo que el de una manija.')}`,
    ],
  },
  ready: {
    heading: 'Qué tener listo a la hora de cerrar',
    items: [
      {
        icon: 'key',
        title: 'Una llave de cada cerradura',
        text: 'Y la llave de control, si hay núcleos.',
      },
      {
        icon: 'people',
        title: 'Una lista de quién recibe llaves',
        text: 'Frente, atrás, oficina, salida al techo, candados: quién abre qué.',
      },
      {
        icon: 'document',
        title: 'Identificación y un papel del negocio',
        text: 'El contrato de alquiler o el registro. Si hay socios, tienen que estar de acuerdo.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre cambio de llaves de negocio',
    items: [
      {
        question: 'La llave dice “do not duplicate”. ¿De verdad no se copia?',
        answer:
          'Sí se copia: ese letrero es solo un aviso. La que no se copia en cualquier lado es la llave de copia restringida: las vírgenes están controladas, y cada copia necesita la firma registrada.',
      },
      {
        question: '¿La puerta del frente y los candados pueden abrir con la misma llave?',
        answer:
          'Muchas veces, sí: hay candados con los mismos cilindros o núcleos que las puertas.',
      },
      {
        question: '¿Cada cuánto debe un negocio cambiar las llaves?',
        answer: 'Cada vez que ya no pueda decir quiénes tienen una.',
      },
      ...whileOffered(
        'Master Key System',
        [
          {
            question: '¿Va a servir todavía nuestra llave maestra?',
            answer:
              'Sí, con la lista de llaves de su sistema. Sin ella, primero hay que leer las cerraduras y las llaves.',
          },
        ],
        [],
      ),
    ],
  },
  related: { heading: 'Más servicios para su negocio' },
  aside: {
    heading: 'Pida un cambio de llaves',
    hint: 'Escoja para cuándo. Después le preguntamos qué puertas son.',
  },
}))
