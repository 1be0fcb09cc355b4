/** Our own pictures are drawings; what an operator's blog shows is a photograph, or may be one. */
export function isDrawing({ src }: { src: string }): boolean {
  return src.endsWith('.svg')
}
