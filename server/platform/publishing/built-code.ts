/** Folder of the built code below `build/`: what knows no business (scripts/site/build-code.ts). */
export const CODE_FOLDER = 'code'

/** Paths in the folder of the built code. */
export const CODE = {
  /** Scripts, stylesheets and fonts, with placeholders; the names of the finished ones may differ. */
  files: 'client',
  /** Hand-made drawings. */
  drawings: 'art',
  /** Display font of social images. */
  font: 'league-gothic.ttf',
  /** What rendering must know about them (scripts/site/render/built-code.ts). */
  description: 'code.json',
  /** The program that renders (scripts/site/render/main.ts). */
  renderer: 'render.mjs',
  /** Hash of the sources, written last. */
  stamp: 'fingerprint',
} as const
