import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { markedProcesses, RUN_MARK } from './marked-processes.ts'

/** A run that has written a file and started a child, which has left its parent's group and may be deaf. */
const RUN = `
  const { openRunFolder } = await import(${JSON.stringify(fileURLToPath(new URL('./run-folder.ts', import.meta.url)))})
  const { spawn } = await import('node:child_process')
  const { writeFileSync } = await import('node:fs')
  const folder = await openRunFolder()
  writeFileSync(folder.path + '/written', '')
  const life = "if (process.argv[1] === 'deaf') process.on('SIGINT', () => {}); console.log('up'); setInterval(() => {}, 1000)"
  const child = spawn(process.execPath, ['-e', life, process.argv[1]], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] })
  child.stdout.once('data', () => console.log(JSON.stringify({ path: folder.path, mark: process.env.${RUN_MARK} })))
  process.stdin.once('data', async () => {
    await folder.close()
    process.exit()
  })
`
type Started = { readonly run: ChildProcess; readonly path: string; readonly mark: string }

let started: Started
async function startRun(child: 'deaf' | 'hearing'): Promise<Started> {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN, child], { stdio: ['pipe', 'pipe', 'inherit'] })
  const [line] = await once(run.stdout, 'data')
  started = { run, ...JSON.parse(String(line)) }
  return started
}
afterEach(() => started.run.kill('SIGKILL'))

async function nothingIsLeft({ path, mark }: Started) {
  await expect.poll(() => markedProcesses(mark)).toEqual([])
  await expect.poll(() => existsSync(path)).toBe(false)
}

test.each(['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGKILL'] as const)('a run that is stopped by %s leaves nothing behind', async (signal) => {
  const run = await startRun('hearing')
  expect(markedProcesses(run.mark)).toHaveLength(1)
  expect(readdirSync(run.path)).toEqual(['written'])
  const ended = once(run.run, 'exit')
  run.run.kill(signal)
  await ended
  // Whoever waits for the run finds it all gone already, unless the run itself could not wait.
  if (signal !== 'SIGKILL') expect([markedProcesses(run.mark), existsSync(run.path)]).toEqual([[], false])
  await nothingIsLeft(run)
})

test('a run that comes to its end leaves nothing behind, not even who does not listen', async () => {
  const run = await startRun('deaf')
  const ended = once(run.run, 'exit')
  run.run.stdin?.write('end\n')
  await ended
  expect([markedProcesses(run.mark), existsSync(run.path)]).toEqual([[], false])
})
