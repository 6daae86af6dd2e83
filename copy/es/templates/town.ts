import { region, withLicense } from '#copy/es/place.ts'
import type { TownTexts } from '#copy/template-texts.ts'
import type { TownCopy } from '#copy/types.ts'

/** Sentences that are true of any town, for one without texts of its own. */
export const townTemplate = ({ name, about }: TownTexts): TownCopy => ({
  meta: {
    title: `Cerrajero 24 horas en ${name}, ${region}`,
    description: `¿Se quedó afuera en ${name}, ${region}, o necesita otra cerradura? Un cerrajero${withLicense} va 24/7. Le damos el precio antes de salir.`,
  },
  heading: `Cerrajero en ${name}, ${region}`,
  lead: `¿Se quedó afuera en ${name}, ${region}? Un cerrajero${withLicense} va 24/7. Antes de salir le decimos cuánto cuesta todo y a qué hora llegamos. Abrir una puerta cuesta desde {emergencyPrice}.`,
  line: 'Casas, tiendas y carros, de día y de noche.',
  approach: 'Díganos la esquina más cercana, y el número de apartamento si lo hay.',
  mapAlt: 'Unas calles de una ciudad, dibujadas desde arriba.',
  mapLabels: {},
  locks: {
    heading: `Cerraduras en ${name}`,
    lead: 'Cuatro cerraduras de una casa, y lo que un cerrajero puede hacer en cada una.',
    pictureAlt: 'El frente de una casa con garaje y una puerta al lado.',
    items: [
      {
        letter: 'A',
        title: 'El cerrojo de la puerta del frente',
        text: '¿Se quedó afuera de su casa o apartamento? Abrimos con ganzúa si se puede. Así la cerradura sigue sirviendo.',
        service: 'House Lockout',
      },
      {
        letter: 'B',
        title: 'La perilla, más abajo',
        text: '¿Alguien se mudó con una llave? Con un cambio de llaves (rekey), las viejas ya no sirven.',
        service: 'Lock Rekey',
      },
      {
        letter: 'C',
        title: 'La puerta de adentro del garaje',
        text: 'La puerta del garaje a la casa necesita una cerradura tan buena como la del frente.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'La puerta del lado',
        text: 'Si el pestillo no engancha, puede ser la bisagra. La revisamos antes de vender una cerradura.',
        service: 'Lock Repair',
      },
    ],
  },
  passages: [
    {
      heading: `Dónde está usted en ${name}`,
      paragraphs: [
        ...about,
        'Denos la calle y la esquina más cercana. Si no sabe el número, díganos qué ve: una tienda, una iglesia, una parada de autobús.',
      ],
    },
    {
      heading: `¿Quién puede autorizar que abramos en ${name}?`,
      paragraphs: [
        'Siempre preguntamos quién vive ahí y pedimos una identificación. Si la suya quedó adentro, la vemos en cuanto se abre la puerta.',
      ],
    },
    {
      heading: `Antes de ir a ${name}`,
      paragraphs: [
        'Le damos un solo precio antes de salir. Si el trabajo resulta ser otro, paramos, le decimos el precio nuevo y esperamos su respuesta.',
      ],
    },
  ],
  questions: {
    heading: `Preguntas en ${name}`,
    items: [
      {
        question: `¿Van a ${name} de noche?`,
        answer: 'Sí. Contestamos el teléfono de día y de noche, todos los días.',
      },
      {
        question: `¿Qué necesitan saber cuando llamo desde ${name}?`,
        answer:
          'Qué está cerrado, dónde, y si alguien quedó encerrado. Después le damos el precio.',
      },
    ],
  },
})
