import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Drawing } from '../../ports/image-worker.ts'
import { PicturesBusy } from '../../problems.ts'
import type { Answer, DrawingOrder } from './answer.ts'

export type DrawingProcess = {
  readonly draw: (drawing: Drawing) => Promise<Answer>
  readonly pid: () => number | undefined
  readonly close: () => Promise<void>
}

export type DrawingBounds = { readonly longestMs?: number; readonly mostProcessorMs?: number }

const PROGRAM = fileURLToPath(new URL('./inside/image-worker-process.ts', import.meta.url))
/** Nothing draws for so long: the process hangs, or the machine has no time for it. */
const LONGEST_MS = 60_000
/** An honest photo takes one second of the processor or two. Seconds on the clock would depend on how busy the shop is. */
const MOST_PROCESSOR_MS = 10_000
/** AVIF takes its time, and nobody waits for it. */
const MOST_FOR_OUR_OWN_MS = 60_000
const IDLE_MS = 60_000

/** A process of its own that draws one picture at a time. It starts with the first, ends when there were none for a while, and a new one follows one that was lost. */
export function drawingProcess({ longestMs = LONGEST_MS, mostProcessorMs = MOST_PROCESSOR_MS }: DrawingBounds): DrawingProcess {
  let child: ChildProcess | undefined
  let idle: NodeJS.Timeout | undefined

  const start = (): ChildProcess => {
    const started = fork(PROGRAM, {
      serialization: 'advanced',
      execArgv: [],
      env: ENVIRONMENT,
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.once('exit', () => {
      if (child === started) child = undefined
    })
    started.on('error', () => {})
    return started
  }
  const end = async () => {
    const ending = child
    child = undefined
    clearTimeout(idle)
    if (!ending?.pid || ending.exitCode !== null || ending.signalCode !== null) return
    hold(ending, true)
    ending.kill('SIGKILL')
    await new Promise((resolve) => ending.once('exit', resolve))
  }
  return {
    draw: async (drawing) => {
      clearTimeout(idle)
      child ??= start()
      hold(child, true)
      try {
        const answer = await answerOf(
          child,
          { drawing, mostProcessorMs: drawing.kind === 'upload' ? mostProcessorMs : MOST_FOR_OUR_OWN_MS },
          longestMs,
        )
        if (answer.kind === 'too-costly') void end()
        return answer
      } catch (error) {
        void end()
        throw error
      } finally {
        if (child) hold(child, false)
        idle = setTimeout(() => void end(), IDLE_MS).unref()
      }
    },
    pid: () => child?.pid,
    close: end,
  }
}

/** What strangers send is unfolded there: it gets none of the shop's secrets. */
const ENVIRONMENT = Object.fromEntries(
  ['PATH', 'SystemRoot', 'LD_PRELOAD', 'TMPDIR'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])),
)

/** A process that only waits must not keep the shop from ending. */
function hold(child: ChildProcess, isHeld: boolean) {
  if (isHeld) child.ref()
  else child.unref()
  const { channel } = child
  if (isHeld) channel?.ref()
  else channel?.unref()
}

function answerOf(child: ChildProcess, order: DrawingOrder, longestMs: number): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const lose = (why: string) => () => settle(() => reject(new PicturesBusy(why)))
    const [gone, silent] = [lose('The process that draws has ended'), lose('The process that draws does not answer')]
    const hear = (answer: Answer) => settle(() => resolve(answer))
    const patience = setTimeout(silent, longestMs)
    const settle = (tell: () => void) => {
      clearTimeout(patience)
      child.off('exit', gone).off('error', gone).off('message', hear)
      tell()
    }
    child.once('exit', gone).once('error', gone).once('message', hear)
    child.send(order, (error) => error && gone())
  })
}
