import { fromNorthBergen, withLicense } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const hoboken: TownCopy = {
  meta: {
    title: 'Cerrajero 24 horas en Hoboken, NJ',
    description: `¿Se quedó afuera en Hoboken, NJ? Un cerrajero${withLicense} abre apartamentos, brownstones y carros 24/7. Denos la esquina y le decimos el precio y la hora.`,
  },
  heading: 'Cerrajero en Hoboken, NJ',
  lead: `¿Se quedó fuera de su apartamento, carro o tienda en Hoboken, NJ? Un cerrajero${withLicense} va 24/7. Abrir una puerta cuesta desde {emergencyPrice} y, si se puede, lo hacemos con ganzúa. Antes de que acepte le decimos el precio y a qué hora llegamos.`,
  line: 'Brownstones con puerta de calle, puerta interior y portón de jardín.',
  approach: `${fromNorthBergen('Salimos de North Bergen. ')}Díganos la esquina más cercana y cuál timbre.`,
  mapAlt:
    'Hoboken como una cuadrícula de calles entre el acantilado y el Hudson, con Washington Street resaltada, Castle Point y cuatro muelles del lado del río, y Hoboken Terminal en el extremo sur.',
  mapLabels: {
    'main-street': 'Washington St',
    landmark: 'Castle Point',
    station: 'Hoboken Terminal',
    neighbor: 'Jersey City',
  },
  locks: {
    heading: 'Cerraduras en Hoboken',
    lead: 'Un solo brownstone puede tener cuatro tipos de cerradura. Trabajamos con todos.',
    pictureAlt:
      'Un brownstone con escalinata, puertas dobles en lo alto, un tablero de timbres, un portón de hierro hacia el piso del jardín y una ventana encendida arriba.',
    items: [
      {
        letter: 'A',
        title: 'La puerta principal',
        text: 'Muchas veces tiene una cerradura vieja de embutir. Tratamos de arreglarla antes de ofrecerle una nueva.',
        service: 'Lock Repair',
      },
      {
        letter: 'B',
        title: 'La puerta con timbre',
        text: 'El timbre la abre, pero el pestillo no engancha al cerrar. Arreglamos el pestillo o la contrachapa (la placa del marco).',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'El portón del jardín',
        text: 'El aire salado del río oxida las cerraduras baratas. Las arreglamos o ponemos una hecha para afuera.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'Su propio apartamento',
        text: '¿Se fue un compañero de cuarto? Hacemos un cambio de llaves, y las viejas ya no sirven.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Cómo encontrar su dirección en Hoboken',
      paragraphs: [
        'Las calles numeradas empiezan en el sur: la calle 1 está cerca de la Terminal y la 14 cerca del viaducto. Denos el número y la calle larga con la que se cruza, como Garden, Willow o Adams.',
        'Al este de Willow, casi todas son casas en hilera de ladrillo o de piedra (brownstones), con escalinata, puerta de calle y puerta interior. Al oeste, hacia el tren ligero (light rail), los edificios son más nuevos, con garajes y llaveros electrónicos (fob). Ahí la recepción nos deja entrar y nosotros abrimos su propia puerta.',
      ],
    },
    {
      heading: 'Estacionar en Hoboken',
      paragraphs: [
        'El letrero verde con letras blancas es solo para residentes. El letrero blanco con letras verdes deja estacionar también a visitantes, si pagan o tienen permiso. Las horas cambian de una cuadra a otra, así que siga el letrero de la suya.',
        'En Hoboken casi no hay entradas para carros. Si tiene un espacio de garaje que la van pueda usar, díganoslo por teléfono.',
      ],
    },
    {
      heading: 'Llaves perdidas en el tren o el ferry',
      paragraphs: [
        '¿Dejó las llaves en un tren, un autobús o el ferry? Antes de pagarnos a nosotros, llame a la oficina de objetos perdidos (lost and found) de la compañía. Si nada en su llavero muestra su dirección, quizás no necesita cerraduras nuevas. Si su dirección iba con las llaves, pida el cambio de llaves esta misma noche.',
      ],
    },
    {
      heading: 'Cerraduras dañadas por inundación',
      paragraphs: [
        'Gran parte del lado oeste es baja, y ahí el huracán Sandy inundó garajes y apartamentos al nivel del jardín (garden level). Con el tiempo, el agua salada endurece la cerradura. Si después de la lluvia tiene que girar la llave con las dos manos, llámenos antes de que la cerradura deje de abrir.',
      ],
    },
  ],
  questions: {
    heading: 'Preguntas en Hoboken',
    items: [
      {
        question: 'No puedo entrar al edificio ni a mi apartamento. ¿Son dos trabajos?',
        answer:
          'Díganos las dos puertas y le decimos el total por las dos. Muchas veces un vecino le puede abrir la de abajo, y entonces abrimos solo la suya.',
      },
      {
        question: 'Mi compañero de cuarto se fue con una llave. ¿Necesito una cerradura nueva?',
        answer:
          'No, basta con un cambio de llaves (rekey). La cerradura se queda, la llave vieja ya no sirve y usted recibe llaves nuevas. Pregúntele primero al dueño.',
      },
    ],
  },
}
