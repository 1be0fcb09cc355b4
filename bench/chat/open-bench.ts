/** The four processes of the chat bench. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Cost } from './cost.ts'
import { benchQuestion, type Speech } from './speech.ts'
import { many, pace, type ChatRequest } from './streams.ts'

interface Chat {
  jwt: string
  bid: string
  asst_id: string
}
/** The two servers that are asked, and how. */
export interface Bench {
  url: string
  dataDirectory: string
  speech: Speech
  askBare: () => ChatRequest
  askOurs: () => ChatRequest
  proxy: ChildProcess
  server: ChildProcess
  modelProcess: ChildProcess
  /** Of one answer. */
  tokens: number
}

const children: ChildProcess[] = []

async function start<Told>(
  name: string,
  env: Record<string, string>,
): Promise<[ChildProcess, Told]> {
  const child = fork(join(import.meta.dirname, name), {
    env: { ...process.env, LOG_LEVEL: 'error', NODE_ENV: 'production', ...env },
  })
  children.push(child)
  const earlyExit = once(child, 'exit').then(() => {
    throw new Error(`${name} did not start.`)
  })
  const [told] = (await Promise.race([once(child, 'message'), earlyExit])) as [Told]
  earlyExit.catch(() => {})
  return [child, told]
}

/** Ends them, and waits until they have gone. */
export async function endAll(): Promise<void> {
  for (const child of children) if (child.connected) child.disconnect()
  await Promise.all(children.map(async (child) => child.exitCode ?? once(child, 'exit')))
}

/** What a process has used since it was last asked. */
export async function costOf(child: ChildProcess): Promise<Cost> {
  child.send('cost')
  const [cost] = (await once(child, 'message')) as [Cost]
  return cost
}

/** Starts the model, our server and the bare proxy, and has each answer a few. */
export async function openBench(
  base: Pick<Bench, 'url' | 'dataDirectory' | 'speech'>,
  users: number,
): Promise<Bench> {
  const [modelProcess, model] = await start<{ address: string; tokens: number }>('model.ts', {
    PACE: String(pace),
    TEXT: base.speech.text,
  })
  // The stand-in writes prose alone, and labels are not what is measured.
  const env = { MODEL_BASE_URL: model.address, MODEL_NAME: 'bench', MODEL_READS_QUESTIONS: '0' }
  const [proxy, bare] = await start<{ address: string }>('proxy.ts', env)
  const [server, ours] = await start<{ address: string; chats: Chat[] }>('server.ts', {
    ...env,
    DATABASE_URL: base.url,
    DATA_DIR: base.dataDirectory,
    USERS: String(users),
  })
  const askBare = (): ChatRequest => {
    const body = JSON.stringify({ content: numberedQuestion() })
    return { address: bare.address, path: '/', headers: {}, body }
  }
  const askOurs = asksOf(ours)
  await many(10, askOurs, 500)
  await many(10, askBare, 500)
  return { ...base, askBare, askOurs, proxy, server, modelProcess, tokens: model.tokens }
}

let questionCount = 0
const numberedQuestion = () => `${benchQuestion} (${questionCount++})`

function asksOf({ address, chats }: { address: string; chats: Chat[] }) {
  // One after the other, so that nobody's ten questions are used up while others have all of theirs.
  let asked = 0
  return (): ChatRequest => {
    const { jwt, bid, asst_id } = chats[asked++ % chats.length] as Chat
    return {
      address,
      path: '/apis/chats/sendMessage.php',
      headers: { authorization: `Bearer ${jwt}`, 'content-type': 'application/json' },
      body: JSON.stringify({ bid, asst_id, astrologer: 'Oracle', message: numberedQuestion() }),
    }
  }
}

/** By the number of a question, milliseconds since 1970. */
interface ModelTimes {
  askedAt: Record<number, number>
  /** When the model said each token, those that it says at once first. */
  saidAt: Record<number, number[]>
}

/** When the model was asked each question, and what it said when. */
export async function timesOf(model: ChildProcess): Promise<ModelTimes> {
  model.send('times')
  const [times] = (await once(model, 'message')) as [ModelTimes]
  return times
}
