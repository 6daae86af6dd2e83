import { perFacts } from '#domain/business/per-facts.ts'
import { capitalized, offeredList, whileOffered } from '#copy/offered.ts'
import { area, county } from '#copy/es/place.ts'
import type { ServicesCopy } from '#copy/page-types.ts'

export const services = perFacts((): ServicesCopy => ({
  meta: {
    title: `Servicios de cerrajero, ${county()}`,
    description: `Abrimos puertas${whileOffered('Car Lockout', ' y carros')}, desde {emergencyPrice}. Cambiamos chapas y hacemos llaves donde usted está, 24/7. Vea cada trabajo con su precio.`,
  },
  heading: 'Servicios de cerrajero',
  lead: `Cerrajero a domicilio en ${area()}, 24/7: abrimos puertas${whileOffered('Car Lockout', ' y carros')} desde {emergencyPrice} de día y {nightPrice} de noche, cambiamos cerraduras y hacemos llaves. Vea cada trabajo con su precio.`,
  groups: [
    {
      group: 'emergency',
      title: 'Emergencias: abrimos su puerta',
      text: `¿No puede entrar a ${offeredList(
        'es',
        [
          ['Car Lockout', 'su carro'],
          ['House Lockout', 'su casa'],
          ['Business Lockout', 'su negocio'],
          ['Storage Unit Lockout', 'su storage'],
        ],
        'su puerta',
        'or',
      )}? Si se puede, abrimos con ganzúa y su cerradura queda buena.`,
      link: 'Todas las emergencias',
    },
    {
      group: 'residential',
      title: 'Cerraduras para su casa',
      text: `${capitalized(
        offeredList(
          'es',
          [
            ['Lock Replacement', 'cerraduras nuevas'],
            ['Lock Rekey', 'cambio de llaves (rekey)'],
            ['Lock Repair', 'reparaciones'],
            ['Gate Locks', 'portones'],
          ],
          'cerraduras',
        ),
      )}. ¿No sabe qué necesita? Díganos qué le pasa a la cerradura.${whileOffered(['Lock Rekey', 'Lock Repair', 'Lock Replacement'], ' Cambiar las llaves o reparar la cerradura muchas veces cuesta menos que poner una nueva.')}`,
      link: 'Todo para cerraduras de casa',
    },
    {
      group: 'commercial',
      title: 'Cerraduras de negocio',
      text: `${offeredList(
        'es',
        [
          [null, 'Puertas de tienda y oficina'],
          ['Emergency Exit Device', 'barras de pánico'],
          ['Master Key System', 'llaves maestras'],
          ['Access Control', 'lectores de tarjeta'],
        ],
        '',
      )}. Usted escoge quién abre cada puerta, y todos pueden salir.`,
      link: 'Todo para su negocio',
    },
    {
      group: 'automotive',
      title: whileOffered(
        'Ignition Lock Cylinder Repair',
        'Llaves de carro e ignición',
        'Llaves de carro',
      ),
      text: `${capitalized(
        offeredList(
          'es',
          [
            ['Car Key Replacement', 'llaves nuevas'],
            ['Car Key Duplicate', 'copias de llaves'],
            ['Key Fob Programming', 'controles'],
            ['Ignition Lock Cylinder Repair', 'reparación de ignición'],
          ],
          'llaves',
        ),
      )}. Para la mayoría de los carros hacemos la llave ahí mismo, donde está estacionado.`,
      link: 'Todo para llaves de carro',
    },
  ],
  other: {
    title: '¿Necesita otra cosa?',
    text: '¿Una vitrina, un archivero, un candado de bicicleta? Escoja “Otro servicio” en el formulario y díganos qué es.',
    link: 'Pedir otro servicio',
  },
  price: {
    heading: 'Cuánto cuesta el servicio',
    paragraphs: [
      'Cada página explica por qué sube el precio: el tipo de cerradura, cuántas son, la puerta y las piezas.',
    ],
  },
}))
