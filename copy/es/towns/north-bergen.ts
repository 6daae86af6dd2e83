import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import type { TownCopy } from '#copy/types.ts'

export const northBergen = perFacts((): TownCopy => ({
  meta: {
    title: 'Cerrajero cerca de mí, North Bergen NJ',
    description: `Su cerrajero local en North Bergen, NJ, las 24 horas: abrimos ${offeredList(
      'es',
      [
        ['House Lockout', 'casas'],
        ['Car Lockout', 'carros'],
        ['Business Lockout', 'tiendas'],
      ],
      'puertas',
    )}, desde {emergencyPrice}. Cambiamos chapas y hacemos llaves.`,
  },
  heading: 'Cerrajero en North Bergen, NJ',
  lead: '¿Busca un cerrajero cerca de usted en North Bergen, NJ? Somos de aquí. Vamos 24/7 a casas, carros y tiendas, desde {emergencyPrice} de día y {nightPrice} de noche, y usted paga cuando ya esté abierto.',
  line: 'Casas de dos familias en la loma, tiendas en Bergenline, garajes en Tonnelle.',
  approach:
    'Salimos de aquí mismo. Díganos si está arriba, cerca de Bergenline, abajo en Tonnelle Avenue o en la cuesta del medio.',
  mapAlt:
    'North Bergen como una L al revés: Tonnelle Avenue al oeste, Kennedy Boulevard y Bergenline Avenue en lo alto de la loma, y Braddock Park en la esquina noreste.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Kennedy Blvd',
    highway: 'Tonnelle Ave',
    landmark: 'Braddock Park',
  },
  locks: {
    heading: 'Cerraduras en North Bergen',
    lead: 'Muchas casas de la loma son de dos familias. Estas son cuatro de sus cerraduras y lo que hacemos en cada una.',
    pictureAlt:
      'Una casa de dos familias forrada de vinilo, con dos puertas de calle una al lado de la otra, una puerta lateral hacia la entrada del carro, la puerta del garaje y la compuerta del sótano.',
    items: [
      {
        letter: 'A',
        title: 'Las dos puertas del frente',
        text: 'Cada familia tiene su llave. El dueño puede tener una sola llave que abra las dos puertas.',
        service: 'Lock Rekey',
      },
      {
        letter: 'B',
        title: 'La puerta del lado',
        text: 'Sacó la basura, y la puerta se cerró con usted afuera. Si se puede, abrimos sin taladrar.',
        service: 'House Lockout',
      },
      {
        letter: 'C',
        title: 'El garaje',
        text: 'La manija lleva una cerradura pequeña que se congela en invierno. La arreglamos o ponemos una nueva.',
        service: 'Lock Repair',
      },
      {
        letter: 'D',
        title: 'La compuerta del sótano',
        text: 'Necesita un buen candado y tornillos largos en el portacandado. Llevamos las dos cosas.',
        service: 'Lock Replacement',
      },
    ],
  },
  passages: [
    {
      heading: 'Cómo encontrar su dirección en North Bergen',
      paragraphs: [
        'Dicen que North Bergen es una de las ciudades con más lomas del país. En Bergenwood, entre Kennedy Boulevard y Tonnelle Avenue, algunas calles se acaban en un muro o en una escalera y siguen más abajo. Así son Newkirk, Durham, Liberty y Grand.',
        'Díganos la calle numerada más cercana. Así sabemos en qué parte de su calle está y si llegamos por arriba o por abajo.',
      ],
    },
    {
      heading: 'Qué cerraduras hay en cada parte',
      paragraphs: [
        'En lo alto, desde Woodcliff y Boulevard East hasta Racetrack Section, hay muchos edificios de apartamentos con puerta de entrada e intercomunicador. En la cuesta, en Bergenwood, la mayoría de las casas son de dos familias, con cerrojo (deadbolt) en el frente y perilla en la puerta del lado.',
        'En Tonnelle Avenue, desde Meadowview hasta New Durham, vemos cortinas metálicas (gates), garajes, moteles y puertas de vidrio de tiendas. Bulls Ferry queda debajo del acantilado, en River Road.',
      ],
    },
    {
      heading: 'Estacionar de noche en North Bergen',
      paragraphs: [
        'Muchas cuadras residenciales piden permiso de 1 a 7\u00a0a.m., y los visitantes pueden estacionar unas dos horas en las mañanas de lunes a viernes. Lea el letrero de su cuadra. Si solo hay que abrir, del estacionamiento nos encargamos nosotros. Si el trabajo es más largo, por favor, déjenos libre su driveway.',
      ],
    },
    {
      heading: 'En Nungesser’s o en el tren ligero',
      paragraphs: [
        'Si está donde se juntan Bergenline, Kennedy Boulevard y Boulevard East, diga “Nungesser’s” y sabemos dónde es.',
        'El tren ligero (light rail) termina en Tonnelle Avenue y la calle 51, junto al estacionamiento del park-and-ride. Si su carro está cerrado ahí, díganos la fila, el color y la placa.',
      ],
    },
  ],
  questions: {
    heading: 'Lo que nos preguntan en North Bergen',
    items: [
      {
        question: 'Mi puerta de calle lleva dos llaves. ¿Se puede que abra con una sola?',
        answer:
          'Sí, si la perilla y el cerrojo usan el mismo tipo de llave. Si no, a uno de los dos le cambiamos el cilindro (donde entra la llave).',
      },
      {
        question: 'Mi calle se acaba en un muro y sigue más abajo. ¿Qué les digo?',
        answer:
          'Denos el número de su casa y la calle numerada más cercana, y díganos si está arriba o abajo del muro.',
      },
    ],
  },
}))
