#!/usr/bin/env node
import { runCommand } from './command.ts'

/** What is used of Node's process: the package brings no types of its runtime. */
interface NodeProcess {
  argv: string[]
  exitCode: number
  stdout: { write(text: string): void }
  stderr: { write(text: string): void }
}
const { process } = globalThis as unknown as { process: NodeProcess }

const { text, exitCode } = runCommand(process.argv.slice(2), new Date())
process[exitCode === 0 ? 'stdout' : 'stderr'].write(text)
process.exitCode = exitCode
