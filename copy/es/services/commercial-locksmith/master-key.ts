import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, region, townAndArea } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'
import { whileServed } from '#copy/while-town-served.ts'

export const masterKey = perFacts((): ServiceCopy => ({
  meta: {
    title: `Llave maestra en ${baseTown()}, ${region()}`,
    description: `Su llave abre todas las puertas; la de cada inquilino o empleado, solo la suya. Lo planeamos y lo instalamos en ${townAndArea()}, desde {price}.`,
  },
  heading: 'Sistema de llave maestra',
  lead: `Con una llave maestra usted lo abre todo y cada quien abre lo suyo. Planeamos e instalamos sistemas en ${area()}, desde {price} por el plan y cuatro cerraduras. Llame 24/7 para acordar una visita.`,
  blurb: 'Su llave abre todo; la de cada quien, lo suyo.',
  plateAlt:
    'Una llave encima de tres: la llave maestra, tres llaves individuales debajo y un cilindro cortado que muestra pines maestros, muy finos, entre los demás pines, a dos alturas.',
  callouts: [
    { part: 'master', title: 'Llave maestra', text: 'Abre todas las de la lista' },
    { part: 'keys', title: 'Llaves individuales', text: 'Cada una abre una sola puerta' },
    { part: 'wafers', title: 'Pines maestros', text: 'Piezas finas adicionales adentro' },
    { part: 'shear', title: 'Líneas de corte', text: 'Una por cada llave que la abre' },
  ],
  promise: {
    heading: 'Cómo funciona una llave maestra',
    paragraphs: [
      'A cada cerradura se le ponen unos pines finos adicionales, y así la giran dos llaves: la de esa puerta y la maestra de usted. Entre las dos puede haber otra llave que abra un piso, o todo menos el cuarto de las computadoras.',
      `Primero se hace el plan: las puertas en una columna y la gente en otra. ${whileServed('Jersey City', 'A una casa de seis familias en Jersey City', 'A un edificio pequeño de apartamentos')} le basta una maestra. Una oficina con limpieza, un encargado y tres inquilinos necesita varios grupos de llaves, y lugar para las puertas que vengan después.`,
      'Después vamos piso por piso. Cada cerradura se prueba con su llave, con la maestra y con una que no debe abrir. Usted recibe llaves numeradas y la lista: guárdelas por separado.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo ayuda una llave maestra',
    items: [
      'El encargado del edificio (super) carga cuarenta llaves.',
      'El edificio es suyo y siempre anda adivinando qué llave es.',
      'La gente de limpieza necesita los pasillos, pero no las oficinas.',
      'Ya hay un sistema viejo, pero nadie tiene la lista.',
    ],
  },
  comparison: {
    heading: '¿Llave maestra o la misma llave para todos?',
    columns: ['Sistema de llave maestra', 'La misma llave'],
    rows: [
      {
        label: 'Quién abre qué',
        cells: ['Cada persona, lo suyo; usted, todo', 'Todos abren todo'],
      },
      {
        label: 'Si se pierde una llave normal',
        cells: ['Se cambian las llaves de una puerta', 'Se cambian las de todas'],
      },
      {
        label: 'Si se pierde la llave maestra',
        cells: ['Se cambian las de todas las puertas', 'No existe llave maestra'],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta un sistema de llave maestra',
    paragraphs: [
      'Depende de cuántas cerraduras y llaves sean. Si son de marcas distintas, hay que cambiar algunos cilindros (donde entra la llave). El precio va por escrito, con el plan.',
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
        text: 'Y la maestra vieja, con la lista que haya.',
      },
      {
        icon: 'people',
        title: 'El permiso del dueño',
        text: 'Por escrito, si el edificio no es suyo.',
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
        question: '¿Los inquilinos o empleados pueden sacar copia de su llave?',
        answer:
          'De una sencilla, en cualquier ferretería. De una restringida, solo con la firma registrada: cuesta más, pero hay que cambiar las llaves menos veces.',
      },
      {
        question: '¿Puede el dueño del edificio tener llave maestra de los apartamentos?',
        answer:
          'Muchas veces, sí. Muchos contratos le permiten entrar si avisa antes: lea el suyo. Las puertas de los apartamentos pueden entrar en la maestra o quedar fuera.',
      },
      {
        question: '¿Pueden agregar puertas a un sistema que hizo otro?',
        answer:
          'Por lo general, sí. Con la lista es rápido. Sin ella, leemos las cerraduras y las llaves y le hacemos una lista nueva.',
      },
    ],
  },
  related: { heading: 'Otras formas de controlar llaves' },
  aside: {
    heading: 'Pida un plan de llave maestra',
    hint: 'Díganos para cuándo; después le preguntamos cuántas puertas tiene.',
  },
}))
