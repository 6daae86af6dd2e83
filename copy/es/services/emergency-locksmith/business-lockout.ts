import { area, baseTown, inHudsonCounty, region } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const businessLockout: ServiceCopy = {
  meta: {
    title: `Abrir la puerta de su negocio, ${baseTown} ${region}`,
    description: `¿No puede entrar a su tienda u oficina? Cerrajero a domicilio, 24/7, en ${baseTown}: abrimos puertas y cortinas metálicas. Primero con ganzúa.`,
  },
  heading: 'Abrir la puerta de su negocio',
  lead: `¿No puede abrir su tienda u oficina? Abrimos puertas y cortinas metálicas 24/7 en ${area}, desde {emergencyPrice} por una cerradura. Con ganzúa si se puede.`,
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
      'Forzar una puerta de vidrio puede doblar el marco de aluminio, y eso cuesta más que una cerradura. Por eso empezamos con ganzúa.',
      inHudsonCounty(
        'Una tienda en Bergenline Avenue tiene muchas veces dos cosas que abrir: la cortina metálica (gate) y la puerta de vidrio detrás. Díganos las dos cuando llame.',
        'Una tienda tiene muchas veces dos cosas que abrir: la cortina metálica (gate) y la puerta de vidrio detrás. Díganos las dos cuando llame.',
      ),
      'Le abrimos al dueño del negocio o a quien él autorice. Si no es usted, comuníquenos con él por teléfono y podemos empezar. El casero (landlord) necesita el permiso del inquilino.',
    ],
  },
  whenToCall: {
    heading: 'Cuándo llamar a un cerrajero para su negocio',
    items: [
      'Se enfermó la persona que tiene las únicas llaves.',
      'El candado de la cortina no abre.',
      'Alguien salió un momento y la puerta se cerró.',
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
        label: 'Qué lo complica',
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
      'Dos candados en la cortina y una puerta de vidrio detrás son tres cerraduras. Un cerrojo o un cilindro nuevo (donde entra la llave) va en una línea aparte, y lo ponemos solo si usted lo aprueba.',
    ],
  },
  ready: {
    heading: 'Qué tener listo en la tienda',
    items: [
      {
        icon: 'document',
        title: 'Identificación y un papel del negocio',
        text: 'El contrato de alquiler, el registro o un recibo (bill) con esa dirección.',
      },
      {
        icon: 'phone',
        title: 'El código de la alarma',
        text: 'O el número de la compañía de alarmas y su contraseña.',
      },
      {
        icon: 'people',
        title: 'El teléfono del dueño',
        text: 'Si el dueño no es usted.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas si no puede entrar a su negocio',
    items: [
      {
        question: 'Trabajo aquí, pero el negocio no es mío. ¿Me abren?',
        answer:
          'Sí, con su identificación y con el dueño, o alguien que él autorice, al teléfono. Los dos nombres van en la orden de trabajo.',
      },
      {
        question: '¿Hacen falta llaves nuevas después?',
        answer:
          'No, si abrimos con ganzúa. Si nadie sabe dónde quedaron las llaves, las cambiamos (rekey) en la misma visita.',
      },
      {
        question: '¿Pueden abrir nuestra caja fuerte?',
        answer:
          'Depende de la caja. Díganos la marca y cómo se abre. Si lo que necesita es un técnico de cajas fuertes, se lo decimos por teléfono.',
      },
    ],
  },
  related: { heading: '¿Se quedó fuera de otro lugar?' },
  aside: {
    heading: 'Pida que le abramos la puerta',
    hint: 'Díganos para cuándo. En la próxima página, escriba la dirección y cómo es la puerta.',
  },
}
