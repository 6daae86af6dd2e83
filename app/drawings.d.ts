declare module 'virtual:drawing/*' {
  /** Address of the drawing's file. */
  const url: string
  export default url
}

declare module '*.svg' {
  /** Address of the drawing's file. */
  const url: string
  export default url
}
