import { area, baseTown, inHudsonCounty, region, withLicense } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const businessLockout: ServiceCopy = {
  meta: {
    title: `Abrir la puerta de su negocio, ${baseTown} ${region}`,
    description: `¿No puede entrar a su tienda u oficina? Un cerrajero${withLicense} abre puertas y cortinas metálicas 24/7 en ${baseTown}. Llame y le damos el precio.`,
  },
  heading: 'Abrir la puerta de su negocio',
  lead: `¿No puede abrir su tienda u oficina en ${area}? Abrimos puertas y cortinas metálicas 24/7. Si se puede, con ganzúa, para no dañar la cerradura. Al llamar le damos el precio, desde {emergencyPrice} por una cerradura, y la hora de llegada.`,
  blurb: '¿Tienda, oficina o cortina metálica? La abrimos 24/7.',
  plateAlt:
    'Puerta de aluminio de una tienda, cortada por el borde: un cilindro redondo mueve un cerrojo de gancho, con una mariposa por dentro y el candado de la cortina abajo.',
  callouts: [
    { part: 'cylinder', title: 'Cilindro', text: 'Lo giramos con ganzúa' },
    { part: 'hook', title: 'Cerrojo de gancho', text: 'Sujeta la puerta al marco' },
    { part: 'turn', title: 'Mariposa', text: 'Abre por dentro sin llave' },
    { part: 'padlock', title: 'Candado', text: 'En la cortina metálica' },
  ],
  promise: {
    heading: 'Cómo abrimos una tienda u oficina',
    paragraphs: [
      'Forzar una puerta de vidrio con palanca puede doblar el marco de aluminio, y eso cuesta más que una cerradura. Por eso primero usamos la ganzúa.',
      inHudsonCounty(
        'Una tienda en Bergenline Avenue tiene muchas veces dos cosas que abrir: la cortina metálica (gate) y la puerta de vidrio detrás. Díganos las dos cuando llame.',
        'Una tienda tiene muchas veces dos cosas que abrir: la cortina metálica (gate) y la puerta de vidrio detrás. Díganos las dos cuando llame.',
      ),
      'Le abrimos al dueño, al inquilino que está en el contrato o a quien ellos nos nombren. Si no es usted, comuníquenos con uno de ellos por teléfono y podemos empezar.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar a un cerrajero para su negocio',
    items: [
      'La persona que abre está enferma y tiene las únicas llaves.',
      'El candado de la cortina no abre.',
      'La puerta se cerró detrás de alguien que salió un momento.',
      'La llave se rompió en la cerradura antes de abrir la tienda.',
      'No puede entrar a una oficina de adentro o al almacén.',
    ],
  },
  comparison: {
    heading: '¿Puerta de vidrio o cortina metálica?',
    columns: ['Puerta de aluminio y vidrio', 'Cortina metálica'],
    rows: [
      {
        label: 'Qué la sujeta',
        cells: [
          'Un cerrojo de gancho en el borde de la puerta',
          'Candados o pasadores a los lados',
        ],
      },
      {
        label: 'Cómo la abrimos',
        cells: [
          'Giramos el cilindro con ganzúa',
          'Abrimos el candado con ganzúa, o lo cortamos si está trabado',
        ],
      },
      {
        label: 'Qué toma más tiempo',
        cells: [
          'Un cerrojo gastado que se traba',
          'Óxido, un candado cubierto o una lámina doblada',
        ],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir la puerta de su negocio',
    paragraphs: [
      'Abrir una cerradura cuesta desde {emergencyPrice}. Dos candados en la cortina y una puerta de vidrio detrás son tres cerraduras. Abrir una de alta seguridad o un candado cubierto cuesta más.',
      'Si de noche o en día feriado cuesta más, ya va en el precio que le damos. Un cerrojo nuevo, o un cilindro nuevo (donde entra la llave), va en una línea aparte, y lo ponemos solo si usted lo aprueba.',
    ],
  },
  ready: {
    heading: 'Qué tener listo en la tienda',
    items: [
      {
        icon: 'document',
        title: 'Identificación con foto y prueba de la dirección',
        text: 'Un contrato de alquiler, el registro del negocio o un recibo de luz, agua o gas.',
      },
      {
        icon: 'phone',
        title: 'El código de la alarma',
        text: 'O el número de la compañía de alarmas y su contraseña.',
      },
      {
        icon: 'people',
        title: 'El teléfono del dueño',
        text: 'O el del inquilino que está en el contrato, si usted no es ni el uno ni el otro.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas si no puede entrar a su negocio',
    items: [
      {
        question: 'Trabajo aquí, pero el negocio no es mío. ¿Me abren?',
        answer:
          'Sí, con su identificación y con el dueño, o alguien que el dueño nombre, al teléfono. Los dos nombres van en la orden de trabajo.',
      },
      {
        question: '¿Hacen falta llaves nuevas después?',
        answer:
          'No, si abrimos con ganzúa. Si nadie sabe dónde están las llaves viejas, podemos hacer el cambio de llaves (rekey) en la misma visita.',
      },
      {
        question: '¿Pueden abrir nuestra caja fuerte?',
        answer:
          'Depende de la caja. Díganos la marca y el tipo de disco. Si lo que necesita es un técnico de cajas fuertes, se lo decimos por teléfono.',
      },
    ],
  },
  related: { heading: '¿Se quedó fuera de otro lugar?' },
  aside: {
    heading: 'Pida que le abramos la puerta',
    hint: 'Díganos para cuándo. La próxima página le pide la dirección y cómo es la puerta del negocio.',
  },
}
