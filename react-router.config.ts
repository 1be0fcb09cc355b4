import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Config } from '@react-router/dev/config'

const worthCompressing = /\.(js|css|svg)$/

/** Lays a .br and a .gz beside every script and style, so that the server compresses nothing twice. */
async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!worthCompressing.test(name)) continue
    const path = join(folder, name)
    const content = await readFile(path)
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
    await writeFile(`${path}.br`, await promisify(brotliCompress)(content, quality))
    await writeFile(
      `${path}.gz`,
      await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
    )
  }
}

export default {
  appDirectory: 'src/web',
  buildDirectory: 'build',
  ssr: true,
  buildEnd: ({ reactRouterConfig }) =>
    compress(join(reactRouterConfig.buildDirectory, 'client/assets')),
} satisfies Config
