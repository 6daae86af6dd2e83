import { withLicense } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const northBergen: TownCopy = {
  meta: {
    title: 'Cerrajero local en North Bergen, NJ',
    description: `¿Se quedó afuera en North Bergen, NJ? Un cerrajero local${withLicense} abre casas, carros y tiendas 24/7, y hace llaves. Le damos el precio antes de salir.`,
  },
  heading: 'Cerrajero en North Bergen, NJ',
  lead: `¿Se quedó afuera en North Bergen, NJ? Su cerrajero local${withLicense} va 24/7 a casas, carros y tiendas. Antes de salir le decimos el precio y a qué hora llegamos. Abrir una puerta cuesta desde {emergencyPrice}, y usted paga después de que le abrimos.`,
  line: 'Casas de dos familias en la loma, tiendas en Bergenline, garajes en Tonnelle.',
  approach:
    'Nuestra base está aquí. Díganos si está arriba, cerca de Bergenline, abajo en Tonnelle Avenue o en la cuesta del medio.',
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
    lead: 'Muchas casas de la loma son de dos familias. Esto es lo que hacemos en cuatro de sus cerraduras.',
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
        text: 'Sacó la basura y la perilla se cerró con usted afuera. Si podemos, abrimos sin taladrar.',
        service: 'House Lockout',
      },
      {
        letter: 'C',
        title: 'El garaje',
        text: 'Una manija con una cerradura pequeña que se congela en invierno. La arreglamos o ponemos una nueva.',
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
        'North Bergen es conocida como una de las ciudades con más lomas del país. En Bergenwood, entre Kennedy Boulevard y Tonnelle Avenue, algunas calles se acaban en un muro o en una escalera y siguen más abajo. Así son Newkirk, Durham, Liberty y Grand.',
        'Díganos la calle numerada más cercana. Así sabemos en qué parte de su calle está y si llegamos por arriba o por abajo.',
      ],
    },
    {
      heading: 'Qué cerraduras hay en cada zona',
      paragraphs: [
        'En lo alto, desde Woodcliff y Boulevard East hasta Racetrack Section, hay muchos edificios de apartamentos con puerta de entrada e intercomunicador. En la cuesta, en Bergenwood, la mayoría de las casas son de dos familias, con cerrojo (deadbolt) en el frente y perilla en la puerta del lado.',
        'En Tonnelle Avenue, desde Meadowview hasta New Durham, vemos cortinas metálicas (gates), garajes, moteles y puertas de vidrio de tiendas. Bulls Ferry queda debajo del acantilado, en River Road.',
      ],
    },
    {
      heading: 'Estacionar de noche en North Bergen',
      paragraphs: [
        'Muchas cuadras residenciales piden permiso de 1 a 7\u00a0a.m., y los visitantes pueden estacionar unas dos horas en las mañanas de lunes a viernes. Lea el letrero de su cuadra. Si solo hay que abrirle la puerta, de estacionar nos encargamos nosotros. Si el trabajo es más largo, deje libre la entrada de su carro, por favor.',
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
    heading: 'Preguntas en North Bergen',
    items: [
      {
        question:
          'Mi puerta de calle lleva dos llaves. ¿Se pueden abrir las dos cerraduras con una sola?',
        answer:
          'Sí, si la perilla y el cerrojo llevan el mismo tipo de llave. Si no, a uno de los dos le cambiamos el cilindro (donde entra la llave).',
      },
      {
        question: 'Mi calle se acaba en un muro y sigue más abajo. ¿Qué les digo?',
        answer:
          'Denos el número de su casa y la calle numerada más cercana, y díganos si está arriba o abajo del muro.',
      },
    ],
  },
}
