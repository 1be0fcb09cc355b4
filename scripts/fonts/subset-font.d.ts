declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff2'
    keepFeatures?: readonly string[]
    keepAllGlyphs?: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>
}
