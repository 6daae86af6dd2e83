import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const weehawken = perFacts((): TownCopy => ({
  meta: {
    title: 'Cerrajero 24 horas en Weehawken, NJ',
    description: `Cerrajero en Weehawken, NJ, las 24 horas, en la loma y en Port Imperial: casas, garajes, portones y carros, desde {emergencyPrice}.`,
  },
  heading: 'Cerrajero en Weehawken, NJ',
  lead: `En la loma o junto al ferry, abrimos ${offeredList(
    'es',
    [
      ['House Lockout', 'casas'],
      [null, 'garajes'],
      ['Car Lockout', 'carros'],
    ],
    '',
  )} en Weehawken, NJ, 24/7, desde {emergencyPrice} de día y {nightPrice} de noche. Díganos si está arriba o abajo y vamos por el camino corto.`,
  line: 'Casas en la loma y, abajo junto al ferry, apartamentos con recepción.',
  approach: `${fromNorthBergen('Vamos por Boulevard East desde North Bergen. ')}Díganos si está arriba en la loma o abajo junto al ferry.`,
  mapAlt:
    'Weehawken por el borde del acantilado: Boulevard East arriba, Hamilton Park sobre el río, Port Imperial al norte junto al agua y el túnel Lincoln que sale por debajo del Hudson.',
  mapLabels: {
    'main-street': 'Boulevard East',
    landmark: 'Hamilton Park',
    ferry: 'Port Imperial',
    tunnel: 'Túnel Lincoln',
  },
  locks: {
    heading: 'Cerraduras en Weehawken',
    lead: 'Muchas casas están más altas que la calle, con el garaje abajo. Vea qué hacemos en cuatro de sus cerraduras.',
    pictureAlt:
      'Una casa de madera en el acantilado encima de su propio garaje, con un portón de hierro al pie de una escalera larga, una puerta de madera arriba y una puerta corrediza al balcón.',
    items: [
      {
        letter: 'A',
        title: 'La puerta del frente',
        text: 'La madera vieja se mueve con el clima. Ponemos la placa del marco donde el cerrojo (deadbolt) nuevo entre derecho.',
        service: 'Lock Replacement',
      },
      {
        letter: 'B',
        title: 'La puerta del garaje',
        text: 'La manija gira, pero no se mueve nada: adentro se soltó un cable o una varilla. Lo arreglamos.',
        service: 'Lock Repair',
      },
      {
        letter: 'C',
        title: 'El portón de la calle',
        text: 'Golpea todo el día, y la cerradura se gasta. Le ponemos una caja, una tapa en la entrada de la llave y un cierrapuertas más suave.',
        service: 'Gate Locks',
      },
      {
        letter: 'D',
        title: 'La puerta del balcón',
        text: 'Una puerta corrediza lo puede dejar encerrado en el balcón. Entramos por la puerta del frente y le abrimos.',
        service: 'House Lockout',
      },
    ],
  },
  passages: [
    {
      heading: 'En la loma o a la orilla del río',
      paragraphs: [
        'La parte más vieja de la ciudad está en la loma: Boulevard East, los Heights alrededor de Gregory Avenue y las cuadras detrás de Hamilton Park. Ahí casi todas las viviendas tienen su propia puerta de calle. La orilla del río es más nueva, con apartamentos y townhouses desde Lincoln Harbor hasta Port Imperial, y la mayoría de los edificios tiene recepción.',
        'En van, Pershing Road une las dos partes. A pie, es una escalera larga.',
      ],
    },
    {
      heading: 'Cómo encontrar su dirección en Weehawken',
      paragraphs: [
        'Más de una docena de calles no tienen salida. Shippen Street baja a Hackensack Plank Road en dos curvas cerradas, de una sola vía y sobre adoquines. Algunas aplicaciones de mapas mandan los carros a una escalera. Díganos su esquina más cercana en Park Avenue o Boulevard East.',
      ],
    },
    {
      heading: 'El tráfico del túnel y el ferry',
      paragraphs: [
        'El túnel Lincoln sale en medio de la ciudad. Cuando se atasca, también se llenan las avenidas cercanas. La hora de llegada que le decimos por teléfono ya lo toma en cuenta.',
        '¿Dejó las llaves en el ferry? Llame a la compañía del ferry antes de pagarnos a nosotros. En Port Imperial o Lincoln Harbor, díganos si está en el ferry o en el tren ligero (light rail).',
      ],
    },
    {
      heading: 'Estacionar en Weehawken',
      paragraphs: [
        'Cerca del autobús y del ferry, casi todo el estacionamiento es para carros con permiso de la ciudad, y los visitantes pueden quedarse poco tiempo. Lea el letrero. Si su casa tiene garaje en la calle de abajo, por favor, deje libre el espacio de enfrente para nuestra van.',
        'En Port Imperial, la oficina del edificio le dice dónde puede estacionar una van de servicio.',
      ],
    },
  ],
  questions: {
    heading: 'Lo que nos preguntan en Weehawken',
    items: [
      {
        question:
          'Mi carro está en el garaje y la puerta del garaje no abre. ¿Los llamo a ustedes?',
        answer:
          'Llámenos si la manija gira, pero las barras no se mueven. Esa es la cerradura. Si se rompió un resorte, deje la puerta abajo y llame a una compañía de puertas de garaje.',
      },
      {
        question: 'Mi edificio tiene recepción. ¿Cómo me abren la puerta ahí?',
        answer:
          'Espérenos en la recepción con una identificación donde salga su apartamento. Ellos nos dejan subir, y le abrimos.',
      },
    ],
  },
}))
