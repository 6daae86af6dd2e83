import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import { fromNorthBergen } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const westNewYork = perFacts((): TownCopy => ({
  meta: {
    title: 'Cerrajero 24 horas, West New York, NJ',
    description: `Cerrajero a domicilio en West New York, NJ, las 24 horas: apartamentos, entradas, buzones y carros, desde {emergencyPrice}. El total se lo decimos antes de salir.`,
  },
  heading: 'Cerrajero en West New York, NJ',
  lead: `Abrimos ${offeredList(
    'es',
    [
      [null, 'apartamentos'],
      [null, 'entradas'],
      [null, 'buzones'],
      ['Car Lockout', 'carros'],
    ],
    '',
  )} en West New York, NJ, 24/7, desde {emergencyPrice} de día y {nightPrice} de noche. Con el número y la avenida sabemos dónde está.`,
  line: 'Edificios de ladrillo con intercomunicador, buzones y escalera de incendios.',
  approach: `${fromNorthBergen('Vamos por Bergenline o por Boulevard East desde North Bergen. ')}Díganos el número y la avenida, como la 60 y Park.`,
  mapAlt:
    'West New York como una cuadrícula inclinada en lo alto del acantilado, con Bergenline Avenue y la calle 60 que se cruzan en el centro, Boulevard East por el borde y el Hudson abajo.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Calle 60',
    'cliff-road': 'Boulevard East',
    river: 'Río Hudson',
  },
  locks: {
    heading: 'Cerraduras en West New York',
    lead: 'En un edificio de ladrillo, unas cerraduras son del dueño y otras son suyas. Vea quién nos puede llamar por cada una.',
    pictureAlt:
      'Un edificio de ladrillo de cinco pisos con escalera de incendios, un pasillo de entrada con intercomunicador y buzones, y una reja en una ventana.',
    items: [
      {
        letter: 'A',
        title: 'La entrada del edificio',
        text: 'La puerta da portazos todo el día. Cambiamos el cilindro (donde entra la llave) y ajustamos el cierrapuertas. El trabajo lo autoriza el dueño.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'El intercomunicador',
        text: 'Suena, pero la puerta de adentro no abre. Quizás está gastada la pieza eléctrica del marco que suelta la puerta, o le llega poca corriente. Arreglamos las dos cosas.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'Su buzón',
        text: 'Cambiamos la cerradura de su buzón, con permiso del edificio. La del correo (Postal Service) no la toca nadie más que el correo.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'La reja de la ventana',
        text: 'Si da a la escalera de incendios, la reja tiene que abrir por dentro sin llave. Solo ponemos de esas.',
        service: 'Gate Locks',
      },
    ],
  },
  passages: [
    {
      heading: 'Cómo encontrar su dirección en West New York',
      paragraphs: [
        'Las calles numeradas van de las cuarenta y tantas a las sesenta y tantas. Las avenidas van a lo largo: Bergenline con las tiendas, Park con las casas y Boulevard East por el acantilado. La alcaldía (Town Hall) está en la calle 60. Con un número y una avenida nos basta.',
        'La mayoría son edificios de ladrillo con un pasillo de entrada y una fila de timbres. En la parte norte hay casas pequeñas pegadas unas a otras, con contrapuerta (storm door). Tenga cuidado con esa puerta: se cierra sola con seguro y deja afuera a mucha gente.',
      ],
    },
    {
      heading: 'Apartamentos en la loma y en River Road',
      paragraphs: [
        'Debajo del acantilado, por River Road, hay apartamentos más nuevos cerca de Port Imperial. Esos edificios los maneja una oficina de administración, y las cerraduras también abren con una llave del edificio. Arriba en la loma, el encargado (super) muchas veces vive ahí mismo. Díganos en qué tipo de edificio está, para saber a quién preguntar.',
      ],
    },
    {
      heading: 'Estacionar en West New York',
      paragraphs: [
        'En la mayoría de las cuadras residenciales, un carro sin permiso de la ciudad puede quedarse unas horas. En Bergenline Avenue hay parquímetros. Para un edificio entero, por favor, guárdenos un espacio para estacionar.',
      ],
    },
    {
      heading: 'Dónde esperarnos',
      paragraphs: [
        'Espere en el pasillo de entrada o en una tienda de la avenida. Si tiene que irse y la puerta puede esperar, díganos a qué hora vuelve. En el formulario, escoja “Hoy mismo”.',
        '¿Dejó las llaves en el 128 o en el 159? Llame a objetos perdidos (lost and found) de NJ Transit antes de pagarnos a nosotros.',
      ],
    },
  ],
  questions: {
    heading: 'Lo que nos preguntan en West New York',
    items: [
      {
        question:
          'La puerta de entrada no cierra con llave y el encargado (super) no está. ¿Puede autorizar la reparación un inquilino?',
        answer:
          'No. La puerta es del dueño, así que lo autoriza él o el administrador. Denos el teléfono del dueño, y a él lo llamamos nosotros.',
      },
      {
        question: '¿Puedo poner un candado en la reja de la ventana el fin de semana?',
        answer:
          'No. Un candado en la reja puede dejarlo sin salida en un incendio. Si el cierre está roto, ponemos uno que se abre con la mano.',
      },
    ],
  },
}))
