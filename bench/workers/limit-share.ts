import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How often the share is counted out anew: short, so that nobody waits long for the next one. */
const periodMicroseconds = 20_000
const groups = '/sys/fs/cgroup'
/** Where groups have a controller each (version 1), and where one tree has all (version 2). */
const [oldTree, newTree] = [join(groups, 'cpu'), groups]
const isOld = existsSync(join(oldTree, 'cpu.cfs_quota_us'))
const controllers = join(newTree, 'cgroup.subtree_control')
const isNew = existsSync(controllers) && readFileSync(controllers, 'utf8').includes('cpu')

/** Why no process can be given a share here; null where it can. */
export function whyNoShares(): string | null {
  if (process.getuid?.() !== 0) return 'that takes root'
  return isOld || isNew ? null : 'there is no control group for processor time'
}

/**
 * Lets a process have no more than a share of one core, by a control group of its own.
 *
 * @returns lets it go again.
 */
export function limitShare(pid: number, share: number): () => void {
  const tree = isOld ? oldTree : newTree
  const group = join(tree, `drishti-bench-${pid}`)
  mkdirSync(group)
  const quota = Math.round(periodMicroseconds * share)
  if (isOld) {
    writeFileSync(join(group, 'cpu.cfs_period_us'), String(periodMicroseconds))
    writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
  } else writeFileSync(join(group, 'cpu.max'), `${quota} ${periodMicroseconds}`)
  writeFileSync(join(group, 'cgroup.procs'), String(pid))
  return () => {
    try {
      writeFileSync(join(tree, 'cgroup.procs'), String(pid))
    } catch {
      // It has ended.
    }
    rmdirSync(group)
  }
}
