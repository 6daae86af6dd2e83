import type { Language } from '#domain/text/language.ts'

const TEXTS_EN = {
  heading: 'Texts of the pages',
  text: 'What visitors read, in English and Spanish. A change is shown before it is published, and goes back like every other one.',
  rule: 'An upgrade of the site leaves your texts as you wrote them. If it brings another delivered text for one of them, the page says so here, and you choose.',
  groups: {
    pages: 'Pages',
    services: 'Services',
    towns: 'Towns',
    shared: 'Texts that pages share',
  },
  shared: {
    '/404': 'Page that is not there',
    '/generic/service': 'Services without a text of their own',
    '/generic/town': 'Towns without a text of their own',
  } as Readonly<Record<string, string>>,
  languages: { en: 'English', es: 'Spanish' },
  own: (languages: string) => `Yours: ${languages}`,
  newer: (languages: string) => `The delivered text is newer than yours: ${languages}`,
  notShown: 'Your text does not fit this release, so the page shows the delivered one:',
  names: (services: string) => `Names what you do not offer: ${services}`,
  noPage: 'The page is not there now; its text is kept.',
  how: 'A line that begins with ## is a heading, with ### a question. Lines with {% and %} draw a part of the page or write a fact, such as a price: leave them as they are, or remove a whole part by emptying its field. To add a question, write ### and the question, an empty line, then the answer. Write it in both languages.',
  front: 'Title, description and words of the page',
  lead: 'Heading and first lines',
  block: (name: string) => `Block ${name}`,
  added: 'Add at the end',
  /** Of a slip: which line of a field it is in. */
  line: (line: number, sentence: string) => `Line ${line}: ${sentence}`,
  slips: 'Nothing was changed. Correct this:',
  changedMeanwhile:
    'Somebody else has published a change of this page meanwhile. The fields show what you typed: compare it with what is in force, then check again.',
  takeDelivered: (language: string) => `Put the delivered text into the fields: ${language}`,
  delivered: 'The fields show the delivered text. Nothing has changed yet: check it and publish.',
  earlier: 'yours, in place of an earlier delivered text',
  kept: 'yours, in place of the delivered text of now',
  order: 'Order of the parts',
  back: 'To the texts of the pages',
}

type TextsMessages = typeof TEXTS_EN

const TEXTS_ES: TextsMessages = {
  heading: 'Textos de las páginas',
  text: 'Lo que leen los visitantes, en inglés y en español. Cada cambio se muestra antes de publicarse y se puede deshacer como cualquier otro.',
  rule: 'Una actualización del sitio deja sus textos como usted los escribió. Si trae otro texto para una de esas páginas, aquí se avisa y usted escoge.',
  groups: {
    pages: 'Páginas',
    services: 'Servicios',
    towns: 'Ciudades',
    shared: 'Textos que comparten varias páginas',
  },
  shared: {
    '/404': 'Página que no existe',
    '/generic/service': 'Servicios sin texto propio',
    '/generic/town': 'Ciudades sin texto propio',
  },
  languages: { en: 'inglés', es: 'español' },
  own: (languages) => `Escrito por usted: ${languages}`,
  newer: (languages) => `El texto que vino con el sitio es más nuevo que el suyo: ${languages}`,
  notShown:
    'Su texto no sirve con esta versión del sitio; por eso la página muestra el que vino con él:',
  names: (services) => `Menciona servicios que usted no ofrece: ${services}`,
  noPage: 'Esta página no se muestra ahora; su texto se conserva.',
  how: 'Una línea que empieza con ## es un título; con ###, una pregunta. Las líneas con {% y %} dibujan una parte de la página o escriben un dato, como un precio: déjelas como están, o quite toda una parte dejando vacío su campo. Para agregar una pregunta, escriba ### y la pregunta, una línea vacía y la respuesta. Escríbala en los dos idiomas.',
  front: 'Título, descripción y palabras de la página',
  lead: 'Título y primeras líneas',
  block: (name) => `Bloque ${name}`,
  added: 'Agregar al final',
  line: (line, sentence) => `Línea ${line}: ${sentence}`,
  slips: 'No se cambió nada. Corrija esto:',
  changedMeanwhile:
    'Mientras tanto, otra persona publicó un cambio de esta página. Los campos muestran lo que usted escribió: compárelo con lo que está publicado y revise otra vez.',
  takeDelivered: (language) => `Poner en los campos el texto que vino con el sitio: ${language}`,
  delivered:
    'Los campos muestran el texto que vino con el sitio. Todavía no cambió nada: revíselo y publique.',
  earlier: 'el suyo, en lugar de un texto anterior del sitio',
  kept: 'el suyo, en lugar del texto actual del sitio',
  order: 'Orden de las partes',
  back: 'Volver a los textos de las páginas',
}

/** Messages of `/staff/texts`. */
export const TEXTS_MESSAGES: Readonly<Record<Language, TextsMessages>> = {
  en: TEXTS_EN,
  es: TEXTS_ES,
}
