import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

type SubsetModule = Record<string, (...values: number[]) => number> & { memory: WebAssembly.Memory }

const { resolve } = createRequire(import.meta.url)
/** Figures of hb.h and hb-subset.h. */
const [writable, layoutFeatures, noLayoutClosure] = [2, 6, 0x200]

/** A font with these characters and these glyphs alone; subset-font can only keep every conjunct of its characters. */
export async function cutGlyphs(
  unpacked: Buffer,
  characters: readonly string[],
  glyphs: Iterable<number>,
): Promise<Buffer> {
  const module = await readFile(resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'))
  const { instance } = await WebAssembly.instantiate(new Uint8Array(module))
  const hb = instance.exports as unknown as SubsetModule
  const call = (name: string, ...values: number[]): number => {
    const called = hb[name]
    if (!called) throw new Error(`harfbuzz-subset.wasm has no ${name}.`)
    return called(...values)
  }
  call('_initialize')
  const place = call('malloc', unpacked.length)
  new Uint8Array(hb.memory.buffer).set(unpacked, place)
  const whole = call('hb_blob_create', place, unpacked.length, writable, 0, 0)
  const face = call('hb_face_create', whole, 0)

  const input = call('hb_subset_input_create_or_fail')
  const features = call('hb_subset_input_set', input, layoutFeatures)
  call('hb_set_clear', features)
  call('hb_set_invert', features)
  const flags = call('hb_subset_input_get_flags', input)
  call('hb_subset_input_set_flags', input, flags | noLayoutClosure)
  const codes = call('hb_subset_input_unicode_set', input)
  for (const character of characters) call('hb_set_add', codes, character.codePointAt(0) as number)
  const kept = call('hb_subset_input_glyph_set', input)
  for (const glyph of glyphs) call('hb_set_add', kept, glyph)

  const cut = call('hb_subset_or_fail', face, input)
  if (cut === 0) throw new Error('The font could not be cut.')
  const blob = call('hb_face_reference_blob', cut)
  const from = call('hb_blob_get_data', blob, 0)
  const length = call('hb_blob_get_length', blob)
  return Buffer.from(new Uint8Array(hb.memory.buffer).slice(from, from + length))
}
