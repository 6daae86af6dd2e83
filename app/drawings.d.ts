declare module 'virtual:drawing/*' {
  /** Address of the drawing's file. */
  const url: string
  export default url
}

/** The framework's, in development: must be there before any module that it refreshes. */
declare module 'virtual:react-router/inject-hmr-runtime'

declare module '*.svg' {
  /** Address of the drawing's file. */
  const url: string
  export default url
}
