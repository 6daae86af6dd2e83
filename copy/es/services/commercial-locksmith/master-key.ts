import { area, baseTown, region, townAndCounty, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const masterKey: ServiceCopy = {
  meta: {
    title: `Llave maestra en ${baseTown}, ${region}`,
    description: `Una llave suya abre todas las puertas; cada inquilino o empleado abre una. Lo planea un cerrajero${withLicense} en ${townAndCounty}.`,
  },
  heading: 'Sistema de llave maestra',
  lead: `¿Carga demasiadas llaves? Con una llave maestra, la suya abre todas las puertas y la de cada persona, solo la que le toca. Planeamos e instalamos el sistema en ${area}, 24/7. Díganos cuántas cerraduras son. Le damos el precio por escrito antes de empezar.`,
  blurb: 'Su llave abre todas las puertas. Las demás abren una.',
  plateAlt:
    'Una llave encima de tres: la llave maestra, tres llaves individuales debajo y un cilindro cortado que muestra pines maestros, muy finos, entre los demás pines, a dos alturas.',
  callouts: [
    { part: 'master', title: 'Llave maestra', text: 'Abre todas las de la lista' },
    { part: 'keys', title: 'Llaves individuales', text: 'Cada una abre una sola puerta' },
    { part: 'wafers', title: 'Pines maestros', text: 'Piezas finas adicionales adentro' },
    { part: 'shear', title: 'Líneas de corte', text: 'Una por cada llave que abre' },
  ],
  promise: {
    heading: 'Qué es un sistema de llave maestra',
    paragraphs: [
      'Cada cerradura recibe pines finos adicionales (pines maestros). Así la pueden girar dos llaves distintas: la del inquilino y su llave maestra. Se pueden poner más niveles, como una llave para cada piso.',
      `Antes de cambiar una cerradura, hacemos un plan con usted. ${whileServed('Jersey City', 'A una casa de seis familias en Jersey City', 'A un edificio pequeño de apartamentos')} puede bastarle una sola llave maestra. Un piso de oficinas con limpieza, un encargado y tres negocios necesita grupos. Dejamos espacio para las puertas que usted agregue después.`,
    ],
  },
  whenToCall: {
    heading: 'Cuándo ayuda una llave maestra',
    items: [
      'El encargado del edificio carga un llavero enorme.',
      'Usted tiene un edificio y tiene que adivinar qué llave es.',
      'La gente de limpieza necesita los pasillos, pero no el cuarto de los servidores.',
      'Tiene un sistema viejo y no hay lista de sus llaves.',
    ],
  },
  comparison: {
    heading: '¿Llave maestra o una llave para todos?',
    columns: ['Sistema de llave maestra', 'La misma llave'],
    rows: [
      {
        label: 'Quién abre qué',
        cells: ['Cada persona una puerta, usted todas', 'Todos abren todo'],
      },
      {
        label: 'Si se pierde una llave normal',
        cells: ['Cambia las llaves de una puerta', 'Cambia las llaves de todas'],
      },
      {
        label: 'Si se pierde la llave maestra',
        cells: ['Cambia las llaves de todas las puertas', 'No existe llave maestra'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta un sistema de llave maestra',
    paragraphs: [
      'El precio depende de cuántas cerraduras, niveles y llaves sean. Si sus cerraduras son de marcas distintas, algunas necesitan cilindros nuevos (donde entra la llave), y eso cuesta más. Una llave restringida también cuesta más, pero usted tiene que cambiar las llaves menos veces.',
      'Llame y díganos más o menos cuántas puertas y personas son, y le damos el precio. Antes de cambiar una cerradura, usted tiene el plan y el precio por escrito.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para el plan',
    items: [
      {
        icon: 'document',
        title: 'Una lista de sus puertas',
        text: 'Sirve un plano del piso con números a lápiz.',
      },
      {
        icon: 'key',
        title: 'Las llaves que usa ahora',
        text: 'Y cualquier llave maestra o lista vieja.',
      },
      {
        icon: 'people',
        title: 'El permiso del dueño',
        text: 'O de alguien que el dueño nombre por escrito.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves maestras',
    items: [
      {
        question: '¿Es más fácil abrir con ganzúa una cerradura con llave maestra?',
        answer:
          'Un poco, porque dos llaves la abren. Por eso ponemos pocos niveles y usamos cerraduras de más calidad en las puertas de afuera.',
      },
      {
        question: '¿Puede el dueño de un edificio tener llave maestra de los apartamentos?',
        answer:
          'Muchos contratos permiten entrar con aviso. Lea el contrato o hable con un abogado.',
      },
      {
        question: '¿Pueden agregar puertas a un sistema que hizo otro?',
        answer:
          'Por lo general, sí, si usted tiene la lista. Si no, muchas veces lo podemos descifrar con las cerraduras y las llaves, y le escribimos una lista nueva.',
      },
    ],
  },
  related: { heading: 'Otras formas de controlar llaves' },
  aside: {
    heading: 'Pida un plan de llave maestra',
    hint: 'Escoja para cuándo. En la próxima página, díganos cuántas puertas tiene.',
  },
}
