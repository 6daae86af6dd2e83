import { area, baseTown, region, townAndCounty } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const masterKey: ServiceCopy = {
  meta: {
    title: `Sistema de llave maestra en ${baseTown}, ${region}`,
    description: `Una llave suya abre todas las puertas; la de cada inquilino o empleado, solo la que le toca. Lo planeamos e instalamos en ${townAndCounty}.`,
  },
  heading: 'Sistema de llave maestra',
  lead: `¿Carga demasiadas llaves? Con una llave maestra, la suya abre todo y la de los demás, solo lo que les toca. Lo planeamos con usted en ${area}; llame 24/7. El precio va por escrito antes de empezar.`,
  blurb: 'Su llave abre todo. La de cada uno, lo que le toca.',
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
      'A cada cerradura se le ponen unos pines finos adicionales (pines maestros). Así la giran dos llaves distintas: la del inquilino y la maestra de usted. Se pueden agregar niveles, como una llave para cada piso.',
      `Antes de cambiar una cerradura, hacemos un plan con usted. ${whileServed('Jersey City', 'A una casa de seis familias en Jersey City', 'A un edificio pequeño de apartamentos')} puede bastarle una sola llave maestra. Un piso con tres negocios, limpieza y un encargado necesita una llave para cada grupo. Dejamos espacio para las puertas que usted agregue después.`,
    ],
  },
  whenToCall: {
    heading: 'Cuándo ayuda una llave maestra',
    items: [
      'El encargado del edificio carga un llavero enorme.',
      'En su edificio, siempre hay que adivinar qué llave es.',
      'La gente de limpieza necesita los pasillos, pero no el cuarto de los servidores.',
      'Ya tiene un sistema, pero nadie tiene la lista de llaves.',
    ],
  },
  comparison: {
    heading: '¿Llave maestra o una llave para todos?',
    columns: ['Sistema de llave maestra', 'La misma llave'],
    rows: [
      {
        label: 'Quién abre qué',
        cells: ['Cada persona, la suya; usted, todas', 'Todos abren todo'],
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
      'Si las cerraduras son de marcas distintas, algunas necesitan cilindros nuevos (donde entra la llave). Una llave restringida cuesta más, pero hay que cambiar las llaves menos veces.',
    ],
  },
  ready: {
    heading: 'Qué tener listo para el plan',
    items: [
      {
        icon: 'document',
        title: 'Una lista de sus puertas',
        text: 'Basta un plano con números a lápiz.',
      },
      {
        icon: 'key',
        title: 'Las llaves que usa ahora',
        text: 'Y cualquier llave maestra o lista vieja.',
      },
      {
        icon: 'people',
        title: 'El permiso del dueño',
        text: 'O de alguien a quien él autorice por escrito.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas sobre llaves maestras',
    items: [
      {
        question: '¿Es más fácil abrir con ganzúa una cerradura con llave maestra?',
        answer:
          'Un poco, porque la abren dos llaves. Por eso ponemos pocos niveles, y en las puertas de afuera usamos cerraduras mejores.',
      },
      {
        question: '¿Puede el dueño de un edificio tener llave maestra de los apartamentos?',
        answer:
          'Muchos contratos le permiten entrar si avisa antes. Lea el contrato o hable con un abogado.',
      },
      {
        question: '¿Pueden agregar puertas a un sistema que hizo otro?',
        answer:
          'Por lo general, sí, si usted tiene la lista. Si no, muchas veces la podemos sacar de las cerraduras y las llaves, y se la entregamos.',
      },
    ],
  },
  related: { heading: 'Otras formas de controlar llaves' },
  aside: {
    heading: 'Pida un plan de llave maestra',
    hint: 'Díganos para cuándo. En la próxima página, díganos cuántas puertas tiene.',
  },
}
