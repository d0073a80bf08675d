/** The address of a document's script: see `documentScripts` in `vite.config.ts`. */
declare module '*?script' {
  const address: string
  export default address
}
