import { region } from '#copy/es/place.ts'
import type { TownTexts } from '#copy/template-texts.ts'
import type { TownCopy } from '#copy/types.ts'

/** Sentences that are true of any town, for one without texts of its own. */
export const townTemplate = ({ name, about }: TownTexts): TownCopy => ({
  meta: {
    title: `Cerrajero 24 horas en ${name}, ${region()}`,
    description: `Cerrajero a domicilio en ${name}, ${region()}, las 24 horas: abrimos casas y carros, cambiamos cerraduras y hacemos llaves.`,
  },
  heading: `Cerrajero en ${name}, ${region()}`,
  lead: `Vamos a casas, tiendas y carros de ${name}, ${region()}, 24/7, desde {emergencyPrice} de día y {nightPrice} de noche por abrir una puerta. Por teléfono le decimos el total y a qué hora llegamos.`,
  line: 'Casas, tiendas y carros, de día y de noche.',
  approach: 'Díganos la esquina más cercana y, si lo hay, el número de apartamento.',
  mapAlt: 'Unas calles de una ciudad, dibujadas desde arriba.',
  mapLabels: {},
  locks: {
    heading: `Cerraduras en ${name}`,
    lead: 'Cuatro cerraduras de una casa y lo que hacemos en cada una.',
    pictureAlt: 'El frente de una casa con garaje y una puerta al lado.',
    items: [
      {
        letter: 'A',
        title: 'El cerrojo de la puerta del frente',
        text: '¿Se quedó fuera de su casa o apartamento? Abrimos con ganzúa si se puede, y la cerradura sigue sirviendo.',
        service: 'House Lockout',
      },
      {
        letter: 'B',
        title: 'La perilla, más abajo',
        text: '¿Alguien se fue con una llave? Con un cambio de llaves (rekey), las viejas ya no sirven.',
        service: 'Lock Rekey',
      },
      {
        letter: 'C',
        title: 'La puerta del garaje a la casa',
        text: 'Necesita una cerradura tan buena como la del frente.',
        service: 'Lock Replacement',
      },
      {
        letter: 'D',
        title: 'La puerta del lado',
        text: 'Si ya no cierra bien, puede ser la bisagra. La revisamos antes de venderle una cerradura.',
        service: 'Lock Repair',
      },
    ],
  },
  passages: [
    {
      heading: `Cómo encontrar su dirección en ${name}`,
      paragraphs: [
        ...about,
        'Díganos la calle y la esquina más cercana. Si no sabe el número, díganos qué ve: una tienda, una iglesia, una parada de autobús.',
      ],
    },
    {
      heading: `¿Quién puede autorizar que abramos en ${name}?`,
      paragraphs: [
        'Quien vive ahí, con su identificación. Si se quedó adentro, la vemos en cuanto se abre la puerta.',
      ],
    },
    {
      heading: `Antes de ir a ${name}`,
      paragraphs: [
        'Antes de salir le decimos el total. Si el trabajo resulta ser otro, paramos, le decimos el precio nuevo y usted decide.',
      ],
    },
  ],
  questions: {
    heading: `Lo que nos preguntan en ${name}`,
    items: [
      {
        question: `¿Van a ${name} de noche?`,
        answer: 'Sí. Contestamos el teléfono de día y de noche, todos los días.',
      },
      {
        question: `¿Qué necesitan saber cuando llamo desde ${name}?`,
        answer:
          'Qué se cerró, dónde está y si hay alguien encerrado. Con eso le decimos el precio.',
      },
    ],
  },
})
