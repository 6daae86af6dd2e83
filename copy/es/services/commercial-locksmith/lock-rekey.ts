import { area, baseTown, county, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const commercialLockRekey: ServiceCopy = {
  meta: {
    title: `Cambio de llaves (rekey) de negocio, ${baseTown}`,
    description: `¿Alguien se fue con una llave? Un cerrajero${withLicense} cambia las llaves (rekey) de tiendas, oficinas y edificios en ${county}. Llame 24/7.`,
  },
  heading: 'Cambio de llaves (rekey) de negocio',
  lead: `¿Alguien se fue con una llave? Hacemos que las llaves viejas ya no sirvan, 24/7, en ${area}. Díganos cuántas cerraduras son, y por teléfono le decimos el total por todas.`,
  blurb: '¿Se fue alguien? La llave nueva sirve y la vieja no.',
  plateAlt:
    'Un núcleo intercambiable fuera de su caja: el núcleo en forma de 8 con los pines abajo, la llave de control que lo saca y la caja que queda en la puerta.',
  callouts: [
    { part: 'core', title: 'Núcleo', text: 'Sale de un tirón' },
    { part: 'pins', title: 'Pines', text: 'A la medida de su llave nueva' },
    { part: 'control', title: 'Llave de control', text: 'Saca el núcleo; guárdela bien' },
    { part: 'housing', title: 'Caja', text: 'Se queda en la puerta' },
  ],
  promise: {
    heading: 'Qué es un cambio de llaves en un negocio',
    paragraphs: [
      'Podemos ir a la hora de cerrar, el mismo día que alguien se va. Sacamos cada cilindro (donde entra la llave), cambiamos los pines y hacemos llaves nuevas. Las llaves viejas ya no sirven, y sus cerraduras se quedan en las puertas.',
      '¿Sus puertas tienen núcleos intercambiables? Entonces es más rápido. Una llave de control saca el núcleo viejo y entra uno nuevo. Guarde un núcleo de repuesto y la llave de control, y la próxima vez lo puede hacer usted.',
    ],
  },
  whenToCall: {
    heading: 'Cambie las llaves del negocio si',
    items: [
      'Un gerente se va y no devuelve todas las llaves.',
      'Usted toma un local que tenía otro inquilino.',
      'Usted cambia de compañía de limpieza.',
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
        label: 'Para quién es bueno',
        cells: ['Una tienda con dos o tres puertas', 'Muchas puertas y muchos cambios'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta el cambio de llaves (rekey)',
    paragraphs: [
      'Se paga por cilindro o por núcleo, y las llaves nuevas van en su propia línea. Díganos cuántas cerraduras tiene, y le decimos el total y qué cargos incluye.',
      'El precio sube con cerraduras de alta seguridad o llaves restringidas. Llegar a un cilindro dentro de una barra de pánico toma más tiempo que a uno en una manija.',
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
        title: 'Identificación y prueba de que el negocio es suyo',
        text: 'Un contrato de alquiler, una licencia o un registro del negocio a su nombre.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre cambio de llaves de negocio',
    items: [
      {
        question: '¿Una llave que dice “do not duplicate” no se puede copiar?',
        answer:
          'Sí se puede: esas palabras solo lo piden. Una llave restringida sí lo impide: las llaves vírgenes están controladas, y cada copia pide una firma registrada.',
      },
      {
        question: '¿La puerta del frente y los candados pueden llevar la misma llave?',
        answer:
          'Muchas veces, sí. Muchos candados llevan los mismos cilindros o núcleos que las puertas.',
      },
      {
        question: '¿Cada cuánto debe un negocio cambiar las llaves?',
        answer: 'Cada vez que usted ya no pueda nombrar a todos los que tienen llave.',
      },
      {
        question: '¿Va a servir todavía nuestra llave maestra?',
        answer:
          'Sí, si tiene la tabla de llaves de su sistema. Sin ella, primero tenemos que leer sus cerraduras y sus llaves.',
      },
    ],
  },
  related: { heading: 'Más servicios para su negocio' },
  aside: {
    heading: 'Pida un cambio de llaves',
    hint: 'Escoja para cuándo. En la próxima página, díganos cuántas cerraduras son.',
  },
}
