import { fromNorthBergen, withLicense } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const unionCity: TownCopy = {
  meta: {
    title: 'Cerrajero 24 horas en Union City, NJ',
    description: `¿Se quedó afuera en Union City, NJ? Un cerrajero${withLicense} abre apartamentos, tiendas y cortinas metálicas 24/7. Le damos el precio antes de salir.`,
  },
  heading: 'Cerrajero en Union City, NJ',
  lead: `¿Se quedó afuera o necesita llaves en Union City, NJ? Un cerrajero${withLicense} va 24/7 a apartamentos, tiendas y carros. Abrir una puerta cuesta desde {emergencyPrice}. Díganos la esquina, y en la llamada le decimos el precio y a qué hora llegamos.`,
  line: 'Tiendas abajo, apartamentos arriba y una sola puerta de entrada para todos.',
  approach: `${fromNorthBergen('Estamos al lado, en North Bergen. ')}Denos la esquina más cercana y el piso.`,
  mapAlt:
    'Union City como una cuadrícula angosta en lo alto de la loma, con Bergenline Avenue y Summit Avenue una al lado de la otra, Washington Park en el extremo sur y Weehawken al este, debajo del acantilado.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Summit Ave',
    landmark: 'Washington Park',
    neighbor: 'Weehawken',
  },
  locks: {
    heading: 'Cerraduras en Union City',
    lead: 'Muchos edificios tienen una tienda abajo y apartamentos arriba. Esto es lo que hacemos en cada puerta.',
    pictureAlt:
      'Una casa de tres familias con una tienda y su toldo abajo, una cortina metálica, una puerta de entrada angosta con tres timbres y una ventana encendida en un piso de arriba.',
    items: [
      {
        letter: 'A',
        title: 'La puerta de la tienda',
        text: 'Una manija, una cerradura y una bisagra que roza. Revisamos la bisagra antes de venderle una cerradura.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'La cortina metálica (gate)',
        text: 'Sus candados están cerca del piso, y ahí les entra agua y sal de la calle. Los abrimos con ganzúa, o los cortamos si están trabados.',
        service: 'Business Lockout',
      },
      {
        letter: 'C',
        title: 'La entrada del edificio',
        text: 'Una puerta de acero para tres familias. Si nadie contesta el timbre, muéstrenos que vive ahí y se la abrimos.',
        service: 'House Lockout',
      },
      {
        letter: 'D',
        title: 'La puerta del apartamento',
        text: 'Un inquilino nuevo debe tener llaves nuevas. Cambiamos las llaves entre un inquilino y otro.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Cómo encontrar su dirección en Union City',
      paragraphs: [
        'Los números de las calles empiezan en el sur. Bergenline, Summit, Central, New York y Palisade Avenue cruzan las calles numeradas.',
        'La Ruta 495 corta la ciudad cerca de las calles 30 y 31, y solo algunas calles la cruzan por un puente. Díganos de qué lado está.',
      ],
    },
    {
      heading: 'Uptown, al norte de la Ruta 495',
      paragraphs: [
        'Los números llegan hasta la calle 49, y después ya es West New York. Entre las calles 48 y 49, un ascensor baja unos 160 pies hasta el tren ligero (light rail).',
      ],
    },
    {
      heading: 'Downtown, al sur de la Ruta 495',
      paragraphs: [
        'La calle 2 está cerca de Washington Park, en el límite con Jersey City. En el extremo sur, un ascensor baja a la estación 9th Street del tren ligero.',
      ],
    },
    {
      heading: 'Puertas de entrada compartidas',
      paragraphs: [
        'Union City es una de las ciudades con más gente por milla cuadrada del país, y la mayoría de las viviendas está en casas de tres familias. La puerta de entrada, los pasillos y los buzones se comparten. En el acantilado hay unos pocos edificios altos, como Troy Towers, con lobby y alguien en la recepción.',
        'Antes de cambiar la cerradura de una puerta compartida, contamos quién necesita llave. Todos los que viven ahí reciben una nueva.',
      ],
    },
    {
      heading: 'Tiendas en Bergenline Avenue',
      paragraphs: [
        'Bergenline está llena de tiendas, y casi todas tienen puerta de vidrio y cortina metálica. Si el candado de la cortina se traba a la hora de cerrar, llámenos antes de irse. Es más fácil arreglarlo con la tienda abierta.',
        'Tenga ahí a alguien que pueda autorizar el trabajo: el dueño, el inquilino que está en el contrato o alguien que ellos nos nombren.',
      ],
    },
    {
      heading: 'Estacionar en Union City',
      paragraphs: [
        'Los residentes necesitan permiso y los visitantes un pase. En las avenidas hay parquímetros. Pocas casas tienen entrada para el carro. Quizás tengamos que estacionar a la vuelta y cargar las herramientas, así que díganos si hay escaleras.',
      ],
    },
    {
      heading: '¿Perdió las llaves camino a casa?',
      paragraphs: [
        '¿Dejó las llaves en un autobús, un minibús (jitney) o el tren ligero? Llame a la compañía antes de pagarnos a nosotros.',
        'Las llaves perdidas a veces aparecen. Si no llevan su dirección, puede esperar un día antes de cambiar las cerraduras.',
      ],
    },
  ],
  questions: {
    heading: 'Preguntas en Union City',
    items: [
      {
        question: 'Mi inquilina se quedó afuera y estoy trabajando. ¿Puedo autorizar que le abran?',
        answer:
          'Sí, si la casa es suya y ella vive ahí. Ella muestra su identificación en la puerta, usted dice que sí por teléfono, y los dos nombres van en la orden de trabajo.',
      },
      {
        question: 'La llave gira, pero el candado de la cortina no abre. ¿Le doy un golpe?',
        answer:
          'No. Si lo dobla, vamos a tener que cortarlo. Échele un poco de lubricante seco, espere unos minutos y pruebe una vez más con la mano. Después llámenos.',
      },
    ],
  },
}
