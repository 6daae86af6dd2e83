import { perFacts } from '#domain/business/per-facts.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { offeredList } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const jerseyCity = perFacts((): TownCopy => ({
  meta: {
    title: 'Cerrajero 24 horas en Jersey City, NJ',
    description: `Cerrajero en Jersey City, NJ, las 24 horas, de los Heights a Greenville: abrimos ${offeredList(
      'es',
      [
        ['House Lockout', 'casas'],
        ['Business Lockout', 'tiendas'],
        ['Car Lockout', 'carros'],
      ],
      'puertas',
    )}, desde {emergencyPrice}. También hacemos llaves.`,
  },
  heading: 'Cerrajero en Jersey City, NJ',
  lead: 'Vamos a casas, carros y tiendas de Jersey City, NJ, 24/7, de los Heights a Greenville, desde {emergencyPrice} de día y {nightPrice} de noche. Según el barrio sabemos por dónde ir y a qué hora llegamos.',
  line: 'Casas en hilera, casas de dos familias y torres, de los Heights a Greenville.',
  approach: `${fromNorthBergen('Vamos por Kennedy Boulevard o por Tonnelle Avenue. ')}Díganos primero el barrio y después la calle.`,
  mapAlt:
    'Jersey City entre los ríos Hackensack y Hudson: Kennedy Boulevard por lo alto de la loma, Newark Avenue que baja hacia Exchange Place, y Journal Square en el medio.',
  mapLabels: {
    'main-street': 'Newark Ave',
    'second-street': 'Kennedy Blvd',
    landmark: 'Journal Square',
    waterfront: 'Exchange Place',
  },
  locks: {
    heading: 'Cerraduras en Jersey City',
    lead: 'En Downtown, las casas en hilera están pegadas a edificios medianos. Estas son cuatro de sus cerraduras y lo que hacemos en cada una.',
    pictureAlt:
      'Una casa de ladrillo en hilera con puertas dobles y una ventana con reja en la planta baja, junto al lobby de vidrio de un edificio mediano con una ventana encendida arriba.',
    items: [
      {
        letter: 'A',
        title: 'Puertas dobles de calle',
        text: 'Dos puertas angostas, una cerradura vieja y muchas capas de pintura. Primero soltamos los pasadores.',
        service: 'Lock Repair',
      },
      {
        letter: 'B',
        title: 'La puerta del lobby',
        text: 'Un teclado, un lector de tarjetas y la pieza eléctrica del marco que suelta la puerta. Si falla una de las tres, nadie entra. Buscamos cuál es y la arreglamos.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'La reja de la ventana',
        text: 'En un dormitorio tiene que abrir por dentro sin llave. Instalamos rejas de ese tipo.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'Su apartamento',
        text: 'El lobby es del edificio. En su puerta le cambiamos las llaves, para que abra solo con las suyas.',
        service: 'Lock Rekey',
      },
    ],
  },
  passages: [
    {
      heading: 'Cómo encontrar su dirección en Jersey City',
      paragraphs: [
        whileServed(
          'Union City',
          'Summit, Central y Palisade Avenue pasan por Union City y también por los Heights. Por eso, díganos primero la ciudad y después el número.',
          'Summit, Central y Palisade Avenue siguen más allá de los Heights. Por eso, díganos primero la ciudad y después el número.',
        ),
        'Luego díganos el barrio. Journal Square, Greenville y Paulus Hook quedan lejos uno del otro, y a cada uno vamos por un camino distinto.',
      ],
    },
    {
      heading: 'Downtown: Hamilton Park, Van Vorst Park y Paulus Hook',
      paragraphs: [
        'En estas cuadras hay casas en hilera de ladrillo y de piedra (brownstones), con puertas altas y cerraduras viejas. Muchas veces basta con arreglar la pieza gastada, y la cerradura original se queda.',
      ],
    },
    {
      heading: 'Los Heights, Greenville y el West Side',
      paragraphs: [
        'Aquí, y en Bergen-Lafayette, la mayoría son casas de dos y tres familias con una puerta de entrada compartida. A las llaves de cada apartamento les ponemos su marca.',
      ],
    },
    {
      heading: 'Newport, Exchange Place y Journal Square',
      paragraphs: [
        `Aquí hay torres con recepción y llaveros electrónicos (fobs). Llámenos por la puerta de ${offeredList(
          'es',
          [
            [null, 'su apartamento'],
            ['Storage Unit Lockout', 'su storage'],
            [null, 'su carro'],
          ],
          '',
          'or',
        )}, y avise en la recepción que vamos.`,
      ],
    },
    {
      heading: 'Estacionar en Jersey City',
      paragraphs: [
        'La mayoría de las cuadras residenciales están en una zona de permisos. Sin permiso, un carro por lo general puede quedarse dos horas, y un poco más en los Heights. Los días de limpieza de calles cambian según la cuadra. Para un trabajo más largo, guárdenos lugar en su driveway o consiga un permiso de visitante.',
      ],
    },
    {
      heading: 'Los trenes y el tráfico del túnel',
      paragraphs: [
        '¿Quiere que nos veamos en una estación del PATH o del tren ligero (light rail)? Díganos cuál y en qué salida.',
        'El tráfico del túnel Holland llena las calles 12 y 14, y entonces todo va despacio cerca de Hamilton Park. La hora de llegada que le decimos por teléfono ya lo toma en cuenta.',
      ],
    },
  ],
  questions: {
    heading: 'Lo que nos preguntan en Jersey City',
    items: [
      {
        question:
          'Tenemos puertas dobles en el frente y ahora se mueven las dos. ¿Se dañó la cerradura?',
        answer:
          'Casi nunca. Una de las dos se sujeta con un pasador arriba y otro abajo. Si uno se suelta, la cerradura no tiene de dónde agarrarse. Es lo primero que revisamos.',
      },
      {
        question:
          'Tengo una casa de tres familias en Greenville. ¿Hacen todas las puertas en una visita?',
        answer:
          'Sí. Cuente las cerraduras y díganos qué puertas deben abrir con la misma llave. La de la entrada la dejamos para el final, y así nadie se queda afuera.',
      },
    ],
  },
}))
