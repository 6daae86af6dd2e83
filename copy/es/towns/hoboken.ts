import { perFacts } from '#domain/business/per-facts.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { fromNorthBergen } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const hoboken = perFacts((): TownCopy => ({
  meta: {
    title: 'Cerrajero 24 horas en Hoboken, NJ',
    description: `Cerrajero en Hoboken, NJ, las 24 horas: apartamentos, brownstones, tiendas y carros, desde {emergencyPrice}. Cambiamos llaves y reparamos chapas viejas.`,
  },
  heading: 'Cerrajero en Hoboken, NJ',
  lead: 'Apartamentos, brownstones, tiendas y carros: los abrimos en Hoboken, NJ, 24/7, desde {emergencyPrice} de día y {nightPrice} de noche. Primero usamos la ganzúa; el taladro, solo si hace falta.',
  line: 'Brownstones con puerta a la calle, otra adentro y portón de jardín.',
  approach: `${fromNorthBergen('Vamos por Park Avenue desde North Bergen. ')}Díganos la esquina más cercana y qué timbre tocar.`,
  mapAlt:
    'Hoboken como una cuadrícula de calles entre el acantilado y el Hudson, con Washington Street resaltada, Castle Point y cuatro muelles del lado del río, y Hoboken Terminal en el extremo sur.',
  mapLabels: {
    'main-street': 'Washington St',
    landmark: 'Castle Point',
    station: 'Hoboken Terminal',
    neighbor: whileServed('Jersey City', 'Jersey City', ''),
  },
  locks: {
    heading: 'Cerraduras en Hoboken',
    lead: 'Un solo brownstone puede tener cuatro tipos de cerradura. Los trabajamos todos.',
    pictureAlt:
      'Un brownstone con escalinata, puertas dobles en lo alto, un tablero de timbres, un portón de hierro hacia el piso del jardín y una ventana encendida arriba.',
    items: [
      {
        letter: 'A',
        title: 'La puerta principal',
        text: 'Muchas veces lleva una cerradura vieja de embutir (mortise). Primero tratamos de repararla.',
        service: 'Lock Repair',
      },
      {
        letter: 'B',
        title: 'La puerta con timbre',
        text: 'El timbre la abre, pero después no cierra bien. Arreglamos la cerradura o la placa del marco.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'El portón del jardín',
        text: 'El aire salado del río oxida las cerraduras baratas. La arreglamos o ponemos una hecha para afuera.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'Su apartamento',
        text: '¿Se fue un compañero de cuarto (roommate)? Cambiamos las llaves, y las viejas ya no sirven.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Cómo encontrar su dirección en Hoboken',
      paragraphs: [
        'Las calles numeradas empiezan en el sur: la calle 1 está cerca de la Terminal y la 14 cerca del viaducto. Díganos el número y la calle larga que cruza, como Garden, Willow o Adams.',
        'Al este de Willow, casi todas son casas en hilera de ladrillo o de piedra (brownstones), con escalinata, puerta de calle y puerta interior. Al oeste, hacia el tren ligero (light rail), los edificios son más nuevos, con garajes y llaveros electrónicos (fobs). Ahí la recepción nos deja pasar y nosotros abrimos su puerta.',
      ],
    },
    {
      heading: 'Estacionar en Hoboken',
      paragraphs: [
        'En Hoboken casi ninguna casa tiene driveway. Si tiene un espacio de garaje que la van pueda usar, díganoslo por teléfono.',
      ],
    },
    {
      heading: 'Llaves perdidas en el tren o el ferry',
      paragraphs: [
        '¿Dejó las llaves en un tren, un autobús o el ferry? Antes de pagarnos a nosotros, llame a objetos perdidos (lost and found) de la compañía. Si su dirección no iba con las llaves, quizás ni haga falta cambiar nada. Si iba, pida el cambio de llaves hoy mismo.',
      ],
    },
    {
      heading: 'Cerraduras dañadas por inundación',
      paragraphs: [
        'Gran parte del lado oeste es baja, y el huracán Sandy inundó ahí garajes y apartamentos de planta baja (garden level). El agua salada oxida la cerradura y con el tiempo la traba. Si después de la lluvia tiene que girar la llave con las dos manos, llámenos antes de que ya no abra.',
      ],
    },
  ],
  questions: {
    heading: 'Lo que nos preguntan en Hoboken',
    items: [
      {
        question: 'No puedo entrar al edificio ni a mi apartamento. ¿Son dos trabajos?',
        answer:
          'Es una sola visita y un solo total; la segunda cerradura se suma. Muchas veces un vecino le abre la de abajo, y nosotros solo la suya.',
      },
      {
        question: 'Mi compañero de cuarto se fue con una llave. ¿Necesito una cerradura nueva?',
        answer:
          'No, basta con un cambio de llaves (rekey): la cerradura se queda, la llave vieja ya no sirve y usted recibe llaves nuevas. Pregúntele primero al dueño (landlord).',
      },
    ],
  },
}))
