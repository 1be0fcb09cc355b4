import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Scene } from './cases.ts'
import { createServiceDatabase, startCluster } from './cluster.ts'
import { Machine, unprivileged } from './machine.ts'
import { startOutside } from './outside.ts'
import { startSite, type DatabasePlace } from './site.ts'

/** All that is rehearsed with, and where its database can be looked into. */
export interface OpenScene {
  scene: Scene
  directUrl: string
  close(): Promise<void>
}

/** Brings up everything; of databases three under Patroni, or the one that is given. */
export async function openScene(given?: DatabasePlace): Promise<OpenScene> {
  const directory = mkdtempSync(join(tmpdir(), 'drishti-rehearsal-'))
  chmodSync(directory, 0o755)
  const account = unprivileged()
  if (account) chownSync(directory, account.uid, account.gid)
  const machine = new Machine(directory)
  const endings: (() => unknown)[] = [
    () => rmSync(directory, { recursive: true, force: true }),
    () => machine.close(),
  ]
  const close = async () => {
    for (const end of endings.toReversed()) await end()
  }
  try {
    const outside = await startOutside()
    endings.push(() => outside.close())
    const cluster = given ? undefined : await startCluster(machine)
    if (cluster) await createServiceDatabase(cluster)
    const place = given ?? {
      ...{ name: 'drishti', nodes: cluster?.nodes ?? [] },
      directUrl: cluster?.directUrl ?? '',
    }
    const site = await startSite(machine, place, outside)
    endings.push(() => site.close())
    return {
      scene: { machine, site, outside, ...(cluster && { cluster }) },
      directUrl: place.directUrl,
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
