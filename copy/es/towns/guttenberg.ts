import { perFacts } from '#domain/business/per-facts.ts'
import { offeredList } from '#copy/offered.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { fromNorthBergen } from '#copy/es/place.ts'
import type { TownCopy } from '#copy/types.ts'

export const guttenberg = perFacts((): TownCopy => ({
  meta: {
    title: 'Cerrajero 24 horas en Guttenberg, NJ',
    description: `Cerrajero en Guttenberg, NJ, las 24 horas, en las casas y en las Galaxy Towers. Abrir su puerta cuesta desde {emergencyPrice} de día y {nightPrice} de noche.`,
  },
  heading: 'Cerrajero en Guttenberg, NJ',
  lead: `Abrimos ${offeredList(
    'es',
    [
      ['House Lockout', 'casas'],
      [null, 'apartamentos de las torres'],
    ],
    '',
  )} en Guttenberg, NJ, 24/7, desde {emergencyPrice} de día y {nightPrice} de noche. Con la torre o la calle, y el piso, ya sabemos a dónde vamos.`,
  line: 'Una ciudad de cuatro cuadras de ancho, con las tres Galaxy Towers.',
  approach: `${fromNorthBergen('Bajamos por Bergenline desde North Bergen. ')}Díganos la torre y el piso, o la calle y el timbre.`,
  mapAlt:
    'Guttenberg como una franja angosta desde lo alto de la loma hasta el río: Bergenline Avenue cruza la calle 70, Boulevard East va por el acantilado y en su borde están las Galaxy Towers.',
  mapLabels: {
    'main-street': 'Bergenline Ave',
    'second-street': 'Calle 70',
    landmark: 'Galaxy Towers',
    'cliff-road': 'Boulevard East',
  },
  locks: {
    heading: 'Cerraduras en Guttenberg',
    lead: 'En una torre, una cerradura es suya y las demás son del edificio. Vea quién nos puede llamar por cada una.',
    pictureAlt:
      'El lobby de una torre en el acantilado, con puertas de vidrio, un lector de llaveros electrónicos, una recepción, una pared de buzones y un elevador, y muy arriba una ventana encendida.',
    items: [
      {
        letter: 'A',
        title: 'Las puertas del lobby',
        text: 'Si ya no cierran bien, entra cualquiera. Arreglamos el cierrapuertas, la cerradura y la placa del marco. El trabajo lo autoriza la administración.',
        service: 'Commercial Lock Replacement',
      },
      {
        letter: 'B',
        title: 'El lector de llaveros',
        text: 'La administración decide qué llaveros electrónicos (fobs) sirven. Si ella lo autoriza, arreglamos el lector.',
        service: 'Access Control',
      },
      {
        letter: 'C',
        title: 'Su buzón',
        text: 'Le cambiamos la cerradura. Si el buzón es parte de un panel, muchas veces es del edificio: pida permiso antes.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'La puerta de su apartamento',
        text: 'Quizás abre también con la llave maestra del edificio. Si cambia la cerradura, el reglamento puede exigir que la maestra siga sirviendo.',
        service: 'Master Key System',
      },
    ],
  },
  passages: [
    {
      heading: 'Casas y torres en cuatro cuadras',
      paragraphs: [
        'Guttenberg va de Kennedy Boulevard al Hudson, más o menos de la calle 68 a la 71. Tiene casas de dos familias, apartamentos encima de tiendas y edificios de ladrillo. En el borde del acantilado están las Galaxy Towers: tres torres de 44 pisos con más de mil apartamentos.',
      ],
    },
    {
      heading: '¿De quién es la cerradura en las Galaxy Towers?',
      paragraphs: [
        'El lobby, el garaje y los llaveros electrónicos son de la asociación. La cerradura de su apartamento por lo general la puede cambiar usted, según el reglamento del edificio; antes lo revisamos juntos. Avise en la recepción que vamos.',
        'En una casa, el trabajo lo puede autorizar el dueño o alguien que viva ahí.',
      ],
    },
    {
      heading: 'Guttenberg y su código postal compartido',
      paragraphs: [
        `${whileServed('West New York', 'Guttenberg y West New York comparten el código postal (ZIP) 07093, y los mapas confunden las dos ciudades. Díganos primero la ciudad y después la esquina. ', '')}Bergenline con la 70 queda arriba, por las tiendas. Boulevard East con la 70 queda abajo, por las torres.`,
      ],
    },
    {
      heading: 'Estacionamiento y calles cerradas',
      paragraphs: [
        'Las calles que cruzan son cortas y angostas, Adams y Jackson son de una sola vía, y casi todo el espacio junto a la acera es para residentes. En las Galaxy Towers, la recepción le dice dónde puede estacionar una van de servicio y por cuánto tiempo.',
        'Algunas noches de verano cierran Boulevard East por los conciertos. Entonces vamos por Park Avenue.',
      ],
    },
    {
      heading: 'Cómo subir a su piso',
      paragraphs: [
        'En una torre se va tiempo entre la recepción y el elevador. Si puede, espere al cerrajero en la recepción y suban juntos. Ahí también pueden decir que usted vive en el edificio.',
      ],
    },
  ],
  questions: {
    heading: 'Lo que nos preguntan en Guttenberg',
    items: [
      {
        question:
          'Mi llavero está arriba y en la recepción no me dejan pasar. ¿Me abren la puerta?',
        answer:
          'Sí, en cuanto lo dejen subir. Enseñe su identificación en la recepción y le abrimos la puerta de su apartamento.',
      },
      {
        question: 'Me quedé afuera en el balcón y solo tengo el teléfono. ¿A quién llamo?',
        answer:
          'Llame primero a la recepción, para que alguien vaya a la puerta de su apartamento. Después llámenos para abrirla. No trate de bajar ni de pasar a otro balcón. Si hace mucho frío o se siente mal, llame al 911.',
      },
    ],
  },
}))
