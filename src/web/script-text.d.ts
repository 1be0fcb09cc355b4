/** A module with all that it imports as the text of one script (vite.config.ts). */
declare module '*?script-text' {
  const text: string
  export default text
}
