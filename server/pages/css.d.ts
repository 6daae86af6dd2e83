/** The processed text of a stylesheet (Vite). */
declare module '*.css?inline' {
  const styles: string
  export default styles
}
