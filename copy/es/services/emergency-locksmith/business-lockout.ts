import { perFacts } from '#domain/business/per-facts.ts'
import { area, baseTown, inHudsonCounty, nearbyTowns } from '#copy/es/place.ts'
import type { ServiceCopy } from '#copy/types.ts'

export const businessLockout = perFacts((): ServiceCopy => ({
  meta: {
    title: `Abrir puerta de negocio, ${baseTown()}`,
    description: `¿No puede entrar a su tienda u oficina? Abrimos puertas de vidrio y cortinas metálicas, 24/7, en ${baseTown()} y ${nearbyTowns()}, desde {price}.`,
  },
  heading: 'Cerrajero para abrir su tienda u oficina',
  lead: `Abrimos tiendas, oficinas y cortinas metálicas 24/7 en ${area()}, desde {price} de día y {nightPrice} de noche. Usamos primero la ganzúa: así el marco, el vidrio y las llaves quedan como están.`,
  blurb: 'Tiendas, oficinas y cortinas metálicas.',
  plateAlt:
    'Puerta de aluminio de una tienda, cortada por el borde: un cilindro redondo mueve un cerrojo de gancho, con una mariposa por dentro y el candado de la cortina abajo.',
  callouts: [
    { part: 'cylinder', title: 'Cilindro', text: 'Lo giramos con ganzúa' },
    { part: 'hook', title: 'Cerrojo de gancho', text: 'Agarra la puerta al marco' },
    { part: 'turn', title: 'Mariposa', text: 'Perilla de adentro, sin llave' },
    { part: 'padlock', title: 'Candado', text: 'En la cortina metálica' },
  ],
  promise: {
    heading: 'Cómo abrimos una tienda u oficina',
    paragraphs: [
      'Forzar una puerta de vidrio puede doblar el marco de aluminio, y un marco cuesta mucho más que una cerradura. Por eso abrimos el cilindro con ganzúa y soltamos el cerrojo de gancho.',
      inHudsonCounty(
        'En Bergenline Avenue, una tienda suele tener dos cosas que abrir: la cortina metálica (gate) y la puerta de vidrio detrás. Díganos por teléfono que son las dos, y le damos el total por ambas.',
        'Una tienda suele tener dos cosas que abrir: la cortina metálica (gate) y la puerta de vidrio detrás. Díganos por teléfono que son las dos, y le damos el total por ambas.',
      ),
      'Antes de que se abra la puerta, tenga a la mano el código de la alarma, o a la compañía al teléfono.',
    ],
  },
  whenToCall: {
    heading: 'Casos en que abrimos su negocio',
    items: [
      'Se enfermó la persona que tiene las únicas llaves.',
      'El candado de la cortina no abre.',
      'Alguien salió un momento y la puerta se cerró.',
      'La llave se partió justo antes de abrir.',
      'No puede entrar al almacén o a una oficina de adentro.',
    ],
  },
  comparison: {
    heading: '¿Puerta de vidrio o cortina metálica?',
    columns: ['Puerta de aluminio y vidrio', 'Cortina metálica'],
    rows: [
      {
        label: 'Qué la detiene',
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
          'Óxido, un candado con protector o una lámina doblada',
        ],
      },
    ],
  },
  price: {
    heading: 'Cuánto cuesta abrir la puerta de su negocio',
    paragraphs: [
      'Dos candados en la cortina y una puerta de vidrio detrás cuentan como tres cerraduras.',
    ],
  },
  ready: {
    heading: 'Qué tener a la mano',
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
        title: 'El dueño al teléfono',
        text: 'O quien firmó el contrato de alquiler, si no es usted.',
      },
    ],
  },
  questions: {
    heading: 'Preguntas si no puede entrar a su negocio',
    items: [
      {
        question: 'Trabajo aquí, pero el negocio no es mío. ¿Me abren?',
        answer:
          'Sí, con su identificación, y si el dueño o quien firmó el contrato nos dice que sí por teléfono. Los dos nombres van en la orden de trabajo.',
      },
      {
        question: 'Soy el dueño del local (landlord). ¿Pueden abrir la tienda de mi inquilino?',
        answer: 'Solo con el permiso del inquilino o con una orden de la corte.',
      },
      {
        question: '¿Hacen falta llaves nuevas después?',
        answer:
          'Si abrimos con ganzúa, no. Si nadie sabe dónde quedaron las viejas, hacemos un cambio de llaves (rekey) en la misma visita.',
      },
      {
        question: '¿Pueden abrir nuestra caja fuerte?',
        answer:
          'Depende de la caja. Díganos la marca y cómo se abre. Si lo que necesita es un técnico de cajas fuertes, se lo decimos por teléfono.',
      },
    ],
  },
  related: { heading: 'También abrimos' },
  aside: {
    heading: 'Pida que le abramos la puerta',
    hint: 'Díganos para cuándo. Después le preguntamos la dirección y cómo es la puerta.',
  },
}))
