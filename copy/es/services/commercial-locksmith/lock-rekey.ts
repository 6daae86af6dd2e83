import { area, baseTown, county } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockRekey: ServiceCopy = {
  meta: {
    title: `Cambio de llaves (rekey) de negocio, ${baseTown}`,
    description: `¿Se fue alguien con una llave? Cambio de llaves (rekey) para tiendas, oficinas y edificios en ${county}, 24/7, a la hora de cerrar si lo prefiere.`,
  },
  heading: 'Cambio de llaves (rekey) de negocio',
  lead: `¿Alguien se fue con una llave? Hacemos que ya no abra, 24/7, en ${area}. Díganos cuántas cerraduras son y le decimos el total por todas.`,
  blurb: '¿Se fue alguien? Su llave ya no abre.',
  plateAlt:
    'Un núcleo intercambiable fuera de su caja: el núcleo en forma de 8 con los pines abajo, la llave de control que lo saca y la caja que queda en la puerta.',
  callouts: [
    { part: 'core', title: 'Núcleo', text: 'Sale entero' },
    { part: 'pins', title: 'Pines', text: 'A la medida de su llave nueva' },
    { part: 'control', title: 'Llave de control', text: 'Saca el núcleo; guárdela bien' },
    { part: 'housing', title: 'Caja', text: 'Se queda en la puerta' },
  ],
  promise: {
    heading: 'Qué es un cambio de llaves en un negocio',
    paragraphs: [
      'Podemos ir a la hora de cerrar, el mismo día que alguien se va. Sacamos cada cilindro (donde entra la llave), cambiamos los pines y hacemos llaves nuevas. Las viejas ya no sirven, y las cerraduras se quedan.',
      '¿Sus puertas tienen núcleos intercambiables? Entonces es más rápido. Una llave de control saca el núcleo viejo y entra uno nuevo. Guarde un núcleo de repuesto y la llave de control, y la próxima vez lo puede hacer usted.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo cambiar las llaves de un negocio',
    items: [
      'Un gerente se va y no devuelve todas las llaves.',
      'Usted alquila un local que antes tenía otro inquilino.',
      'Cambia de compañía de limpieza.',
      'Alguien pierde llaves que llevan el nombre de su tienda.',
      'Un inquilino se muda de un apartamento que usted administra.',
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
      {
        label: 'Qué se hace en cada puerta',
        cells: ['Se desarma el cilindro', 'Se saca un núcleo y entra otro'],
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
      'Se paga por cilindro o por núcleo, y las copias de llaves van en su propia línea. Llegar al cilindro de una barra de pánico toma más tiempo que al de una manija.',
    ],
  },
  ready: {
    heading: 'Qué tener listo a la hora de cerrar',
    items: [
      {
        icon: 'key',
        title: 'Una llave de cada cerradura',
        text: 'Y la llave de control, si tiene núcleos.',
      },
      {
        icon: 'people',
        title: 'Una lista de quién recibe llaves',
        text: 'Y quién firma por cada una.',
      },
      {
        icon: 'document',
        title: 'Identificación y un papel del negocio',
        text: 'El contrato de alquiler, la licencia o el registro, a su nombre.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre cambio de llaves de negocio',
    items: [
      {
        question: '¿Una llave que dice “do not duplicate” no se puede copiar?',
        answer:
          'Sí se puede: ese letrero solo lo pide. La que no se copia en cualquier lado es una llave restringida: las vírgenes están controladas, y cada copia necesita una firma registrada.',
      },
      {
        question: '¿La puerta del frente y los candados pueden llevar la misma llave?',
        answer:
          'Muchas veces, sí: hay candados con los mismos cilindros o núcleos que las puertas.',
      },
      {
        question: '¿Cada cuánto debe un negocio cambiar las llaves?',
        answer: 'Cada vez que ya no pueda decir quiénes tienen llave.',
      },
      {
        question: '¿Va a servir todavía nuestra llave maestra?',
        answer:
          'Sí, si tiene la lista de llaves de su sistema. Sin ella, primero tenemos que leer las cerraduras y las llaves.',
      },
    ],
  },
  related: { heading: 'Más servicios para su negocio' },
  aside: {
    heading: 'Pida un cambio de llaves',
    hint: 'Díganos para cuándo. En la próxima página, díganos cuántas cerraduras son.',
  },
}
