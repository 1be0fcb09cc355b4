import { setTimeout as pause } from 'node:timers/promises'
import type { Cluster } from './cluster.ts'
import { statusOf, until, type Machine } from './machine.ts'
import type { Outside } from './outside.ts'
import type { ServerNode, Site } from './site.ts'

/** All that may be taken away. */
export interface Scene {
  machine: Machine
  /** Absent in the short form. */
  cluster?: Cluster
  site: Site
  outside: Outside
}

/** One thing that is taken away under load, and given back. */
export interface RehearsalCase {
  name: string
  needsCluster?: true
  /** Of people who ask, pay and give while it lasts, nobody may be refused anything. */
  isUnnoticed?: true
  fault(scene: Scene): Promise<void> | void
  /** How long it stays away. */
  awaySeconds: number
  mend(scene: Scene): Promise<void> | void
}

const clusterOf = ({ cluster }: Scene): Cluster => {
  if (!cluster) throw new Error('There is no cluster.')
  return cluster
}
type ChooseNode = (cluster: Cluster) => ReturnType<Cluster['primary']>

/** A database node that is lost in one of three ways. */
function nodeCases(what: string, pick: ChooseNode): RehearsalCase[] {
  let name = ''
  const lostNode = (scene: Scene) => {
    const node = clusterOf(scene).nodes.find((other) => other.name === name)
    if (!node) throw new Error('No node was lost.')
    return node
  }
  const choose = async (scene: Scene) => {
    const node = await pick(clusterOf(scene))
    name = node.name
    return node
  }
  const whenWhole = (scene: Scene) => clusterOf(scene).whenWhole()
  return [
    {
      ...{ name: `${what} killed`, needsCluster: true, awaySeconds: 20 },
      fault: async (scene) => clusterOf(scene).kill(await choose(scene)),
      async mend(scene) {
        clusterOf(scene).restart(lostNode(scene))
        await whenWhole(scene)
      },
    },
    {
      ...{ name: `${what} frozen for 20 s`, needsCluster: true, awaySeconds: 20 },
      fault: async (scene) => clusterOf(scene).freeze(await choose(scene)),
      async mend(scene) {
        clusterOf(scene).thaw(lostNode(scene))
        await whenWhole(scene)
      },
    },
    {
      ...{ name: `${what} cut off from etcd for 20 s`, needsCluster: true, awaySeconds: 20 },
      fault: async (scene) => (await choose(scene)).relay.cut(),
      async mend(scene) {
        lostNode(scene).relay.mend()
        await whenWhole(scene)
      },
    },
  ]
}

const poolerCases: RehearsalCase[] = [
  {
    ...{ name: 'the pooler killed, back after 5 s', awaySeconds: 5 },
    fault: ({ site }) => void site.pooler.child.kill('SIGKILL'),
    mend: ({ site }) => site.restartPooler(),
  },
  {
    ...{ name: 'the pooler frozen for 10 s', awaySeconds: 10 },
    fault: ({ site }) => void site.pooler.child.kill('SIGSTOP'),
    mend: ({ site }) => void site.pooler.child.kill('SIGCONT'),
  },
]

const serverOf = ({ site }: Scene, place: number) => site.servers[place] as ServerNode

const serverCases: RehearsalCase[] = [
  {
    ...{ name: 'the balancer’s way to one server cut for 15 s', awaySeconds: 15 },
    fault: (scene) => serverOf(scene, 1).relay.cut(),
    mend: (scene) => serverOf(scene, 1).relay.mend(),
  },
  {
    ...{ name: 'a server killed in the middle of answers', awaySeconds: 12 },
    fault: (scene) => void serverOf(scene, 0).running.child.kill('SIGKILL'),
    mend: (scene) => scene.site.startServer(serverOf(scene, 0)),
  },
  {
    ...{ name: 'a server frozen in the middle of answers for 15 s', awaySeconds: 15 },
    fault: (scene) => void serverOf(scene, 2).running.child.kill('SIGSTOP'),
    mend: (scene) => void serverOf(scene, 2).running.child.kill('SIGCONT'),
  },
]

const outsideCases: RehearsalCase[] = [
  {
    ...{ name: 'the gateway silent for 15 s', awaySeconds: 15 },
    fault: ({ outside }) => void (outside.gateway.trouble = 'hang'),
    mend: ({ outside }) => void (outside.gateway.trouble = 'none'),
  },
  {
    ...{ name: 'the gateway hangs up for 10 s', awaySeconds: 10 },
    fault: ({ outside }) => void (outside.gateway.trouble = 'reset'),
    mend: ({ outside }) => void (outside.gateway.trouble = 'none'),
  },
  {
    ...{ name: 'the model silent for 15 s', awaySeconds: 15 },
    fault: ({ outside }) => void (outside.troubles.model = 'hang'),
    mend: ({ outside }) => void (outside.troubles.model = 'none'),
  },
  {
    ...{ name: 'the model hangs up for 10 s', awaySeconds: 10 },
    fault: ({ outside }) => void (outside.troubles.model = 'reset'),
    mend: ({ outside }) => void (outside.troubles.model = 'none'),
  },
  {
    ...{ name: 'the SMS gateway silent for 15 s', awaySeconds: 15 },
    fault: ({ outside }) => void (outside.troubles.sms = 'hang'),
    mend: ({ outside }) => void (outside.troubles.sms = 'none'),
  },
]

/** Ends each process in order and starts it again before the next one's turn. */
async function restartInTurn({ machine, site }: Scene): Promise<void> {
  for (const server of site.servers) {
    const code = await machine.end(server.running)
    if (code !== 0) throw new Error(`${server.name} ended with ${code}: ${server.running.log()}`)
    await site.startServer(server)
    // Until the balancer has seen it.
    await pause(1_500)
  }
  await until('the balancer serves', async () => (await statusOf(`${site.address}/readyz`)) === 200)
}

export const rollingRestart: RehearsalCase = {
  ...{ name: 'a rolling restart of all three servers', isUnnoticed: true, awaySeconds: 0 },
  fault: restartInTurn,
  mend: () => undefined,
}

export const rehearsalCases: readonly RehearsalCase[] = [
  rollingRestart,
  ...serverCases,
  ...outsideCases,
  ...poolerCases,
  ...nodeCases('the primary', (cluster) => cluster.primary()),
  ...nodeCases('the synchronous standby', (cluster) => cluster.synchronousStandby()),
]
