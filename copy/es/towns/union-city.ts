import { perFacts } from '#domain/business/per-facts.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { whileOffered } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const unionCity = perFacts((): TownCopy => ({
  meta: {
    title: 'Cerrajero 24 horas en Union City, NJ',
    description: `Cerrajero a domicilio en Union City, NJ, las 24 horas, para apartamentos, tiendas${whileOffered('Business Lockout', ', cortinas metálicas')} y carros, desde {emergencyPrice}. Hacemos llaves.`,
  },
  heading: 'Cerrajero en Union City, NJ',
  lead: '¿Se quedó afuera o necesita hacer llaves en Union City, NJ? Vamos 24/7 a apartamentos, tiendas y carros, desde {emergencyPrice} de día y {nightPrice} de noche. Con la esquina nos basta.',
  line: 'Tiendas abajo, apartamentos arriba y una sola puerta de entrada para todos.',
  approach: `${fromNorthBergen('Desde North Bergen vamos por Bergenline o por Kennedy Boulevard. ')}Díganos la esquina más cercana y el piso.`,
  mapAlt: `Union City como una cuadrícula angosta en lo alto de la loma, con Bergenline Avenue y Summit Avenue una al lado de la otra, Washington Park en el extremo sur y ${whileServed('Weehawken', 'Weehawken al este, debajo del acantilado', 'el acantilado al este')}.`,
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Summit Ave',
    landmark: 'Washington Park',
    neighbor: whileServed('Weehawken', 'Weehawken', ''),
  },
  locks: {
    heading: 'Cerraduras en Union City',
    lead: 'Muchos edificios tienen una tienda abajo y apartamentos arriba. Vea qué hacemos en cada puerta.',
    pictureAlt:
      'Una casa de tres familias con una tienda y su toldo abajo, una cortina metálica, una puerta de entrada angosta con tres timbres y una ventana encendida en un piso de arriba.',
    items: [
      {
        letter: 'A',
        title: 'La puerta de la tienda',
        text: 'La puerta roza y la cerradura se traba. Revisamos la bisagra antes de venderle una cerradura.',
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
        text: 'Es una puerta de acero para tres familias. Si nadie le contesta el timbre, muéstrenos que vive ahí y se la abrimos.',
        service: 'House Lockout',
      },
      {
        letter: 'D',
        title: 'La puerta del apartamento',
        text: 'Inquilino nuevo, llaves nuevas: hacemos el cambio cuando el apartamento ya está vacío.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Cómo encontrar su dirección en Union City',
      paragraphs: [
        'Las calles se numeran desde el sur. Bergenline, Summit, Central, New York y Palisade Avenue cruzan las calles numeradas.',
        'La Ruta 495 corta la ciudad cerca de las calles 30 y 31, y solo algunas calles la cruzan por un puente. Díganos de qué lado está.',
      ],
    },
    {
      heading: 'Uptown, al norte de la Ruta 495',
      paragraphs: [
        `Los números llegan hasta la calle 49${whileServed('West New York', ', y después ya es West New York', '')}. Entre las calles 48 y 49, un elevador baja hasta el tren ligero (light rail).`,
      ],
    },
    {
      heading: 'Downtown, al sur de la Ruta 495',
      paragraphs: [
        `La calle 2 está cerca de Washington Park${whileServed('Jersey City', ', en el límite con Jersey City', '')}. La estación 9th Street del tren ligero queda debajo del acantilado${whileServed('Hoboken', ', ya en Hoboken', '')}, y su elevador sube a los Heights${whileServed('Jersey City', ' de Jersey City', '')}: díganos si está arriba o abajo.`,
      ],
    },
    {
      heading: 'Puertas de entrada compartidas',
      paragraphs: [
        'Muchas viviendas están en casas de dos y tres familias, donde se comparten la puerta de entrada, el pasillo y los buzones. En el acantilado hay unos pocos edificios altos, como Troy Towers, con lobby y alguien en la recepción.',
        'Antes de cambiar la cerradura de una puerta compartida, contamos cuántas llaves hacen falta. El trabajo lo autoriza el dueño, y todos los que viven ahí reciben la suya.',
      ],
    },
    {
      heading: 'Tiendas en Bergenline Avenue',
      paragraphs: [
        'Bergenline está llena de tiendas con puerta de vidrio y cortina metálica. Si el candado de la cortina se traba a la hora de cerrar, llámenos antes de irse: es más fácil arreglarlo con la tienda abierta.',
        'Que haya ahí alguien que pueda autorizar el trabajo: el dueño, quien firmó el contrato o alguien a quien ellos autoricen.',
      ],
    },
    {
      heading: 'Estacionar en Union City',
      paragraphs: [
        'Los residentes necesitan permiso y los visitantes, un pase. En las avenidas hay parquímetros, y pocas casas tienen driveway. Quizás tengamos que estacionar a la vuelta y cargar las herramientas: díganos si hay escaleras.',
      ],
    },
    {
      heading: '¿Perdió las llaves camino a casa?',
      paragraphs: [
        '¿Dejó las llaves en un autobús, un minibús (jitney) o el tren ligero? Llame a la compañía antes de pagarnos a nosotros.',
        'Las llaves a veces aparecen. Si no llevan su dirección, puede esperar un día antes de cambiar nada.',
      ],
    },
  ],
  questions: {
    heading: 'Lo que nos preguntan en Union City',
    items: [
      {
        question:
          'Mi inquilina se quedó afuera y yo estoy en el trabajo. ¿Puedo autorizar que le abran?',
        answer:
          'Sí, si la casa es suya y ella vive ahí. Ella enseña su identificación, usted dice que sí por teléfono, y los dos nombres van en la orden de trabajo.',
      },
      {
        question: 'La llave gira, pero el candado de la cortina no abre. ¿Le doy un golpe?',
        answer:
          'No. Si lo dobla, vamos a tener que cortarlo. Échele un poco de lubricante seco, espere unos minutos y pruebe una vez más con la mano. Si no abre, llámenos.',
      },
    ],
  },
}))
