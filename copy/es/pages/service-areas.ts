import { perFacts } from '#domain/business/per-facts.ts'
import {
  area,
  baseTown,
  bergenlineTowns,
  countedTowns,
  county,
  inHudsonCounty,
  namedOrCounted,
  nearbyTowns,
  townCount,
  townList,
} from '#copy/es/place.ts'
import type { ServiceAreasCopy } from '#copy/page-types.ts'
import { whileServed } from '#copy/while-town-served.ts'
import { allTowns } from '#domain/places/towns.ts'

const neighbors = perFacts(() =>
  ['Fairview', 'Cliffside Park', 'Edgewater', 'Ridgefield'].filter(
    (town) => !allTowns().some(({ name }) => name === town),
  ),
)
const list = perFacts(() => new Intl.ListFormat('es').format(neighbors()))
/** Towns around the service area that visitors also search for. */
const closeBy = perFacts(() =>
  neighbors().length > 1 ? inHudsonCounty(`${list()} quedan cerca. `, '') : '',
)

export const serviceAreas = perFacts((): ServiceAreasCopy => ({
  meta: {
    title: `Cerrajero cerca de mí en ${county()}`,
    description: namedOrCounted(
      `Cerrajero a domicilio, 24/7, en ${townList()}. Encuentre su ciudad.`,
      `Cerrajero a domicilio, 24/7, en ${baseTown()} y ${nearbyTowns()}, en ${area()}. Encuentre la suya.`,
    ),
  },
  heading: `Cerrajero cerca de usted en ${area()}`,
  lead: `Vamos a ${countedTowns('estas')}, 24/7; abrir una puerta cuesta desde {emergencyPrice} de día y {nightPrice} de noche. En la página de su ciudad verá qué decirnos para que lo encontremos rápido.`,
  townLink: 'Cerrajero en {town}',
  mapAlt: inHudsonCounty(
    `Las ${townCount()} ciudades desde arriba con sus nombres: ${whileServed('Secaucus', 'Secaucus junto al río Hackensack', 'el río Hackensack')}, la loma detrás de la fila de estacas que es el acantilado, la franja junto al Hudson y más allá Manhattan.`,
    namedOrCounted(
      `Mapa de ${townList()}. Los círculos indican las millas desde ${baseTown()}.`,
      `Mapa de ${countedTowns('las')}. Los círculos indican las millas desde ${baseTown()}.`,
    ),
  ),
  passages: [
    {
      heading: 'Cómo decirnos dónde está',
      paragraphs: [
        `Díganos primero la ciudad. ${bergenlineTowns() === null ? '' : `Bergenline Avenue pasa por ${bergenlineTowns()} de nuestras ciudades, y algunas comparten el código postal (ZIP). `}Después, la esquina más cercana y, si lo hay, el número de apartamento. Con eso ya salimos.`,
      ],
    },
    ...inHudsonCounty(
      [
        {
          heading: '¿Arriba en la loma o abajo junto al río?',
          paragraphs: [
            'Un acantilado, los Palisades, cruza casi todas estas ciudades, y pocas calles lo bajan, como Bulls Ferry Road, Pershing Road, Hackensack Plank Road y los viaductos. Por eso, díganos si está arriba o abajo.',
          ],
        },
      ],
      [],
    ),
    {
      heading: '¿Su ciudad no está en la lista?',
      paragraphs: [`${closeBy()}Llame al {phone} y le decimos enseguida si podemos ir.`],
    },
  ],
}))
