import { availableParallelism } from 'node:os'
import { waitingLines } from '../../admission/waiting-lines.ts'
import type { Drawing, Drawn, ImageWorker, Place } from '../../ports/image-worker.ts'
import { FileNotAccepted, PicturesBusy, PictureTooLarge } from '../../problems.ts'
import type { Answer } from './answer.ts'
import { type DrawingBounds, type DrawingProcess, drawingProcess } from './drawing-process.ts'

/** Its turn has come, or will not come any more. */
type Job = { readonly drawing: Drawing; readonly end: (result: Promise<Answer>) => void }

/** A page shows its pictures a moment later rather than not at all; whoever uploads is told to come back. */
const LINES = {
  customers: { most: 20, mostOfOne: 5, longestMs: 30_000 },
  strangers: { most: 12, mostOfOne: 3, longestMs: 30_000 },
  visitors: { most: 500, mostOfOne: 250, longestMs: 60_000 },
  worker: { most: Number.POSITIVE_INFINITY, mostOfOne: Number.POSITIVE_INFINITY, longestMs: undefined },
} as const
/** One core is the shop's own; two pictures at once are enough for any shop. */
const PROCESSES = Math.min(2, Math.max(1, availableParallelism() - 1))

export type OpenImageWorker = ImageWorker & { readonly processes: readonly DrawingProcess[] }

export function openImageWorker(processCount = PROCESSES, bounds: DrawingBounds = {}): OpenImageWorker {
  const lines = waitingLines<Job, Place['line']>(LINES, 'worker')
  const processes = Array.from({ length: processCount }, () => drawingProcess(bounds))
  const free = new Set(processes)
  let isClosed = false

  const next = (): void => {
    const [process] = free
    const job = process && !isClosed && lines.take()
    if (!job) return
    free.delete(process)
    const work = process.draw(job.drawing)
    job.end(work)
    work
      .catch(() => {})
      .finally(() => {
        free.add(process)
        next()
      })
    next()
  }
  return {
    processes,
    draw: (drawing, place) =>
      new Promise<Answer>((resolve, reject) => {
        const { longestMs } = LINES[place.line]
        const giveUp = () => {
          lines.leave(place, job)
          reject(new PicturesBusy('Its turn did not come'))
        }
        const patience = longestMs && setTimeout(giveUp, longestMs)
        const end = (result: Promise<Answer>) => {
          clearTimeout(patience)
          resolve(result)
        }
        const job: Job = { drawing, end }
        if (!isClosed && lines.add(place, job)) next()
        else end(Promise.reject(new PicturesBusy('The line is full')))
      }).then(drawnOf),
    close: async () => {
      isClosed = true
      for (let job = lines.take(); job; job = lines.take()) job.end(Promise.reject(new PicturesBusy('The shop closes')))
      await Promise.all(processes.map(({ close }) => close()))
    },
  }
}

function drawnOf(answer: Answer): Drawn {
  if (answer.kind === 'drawn') return answer.drawn
  if (answer.kind === 'too-large') throw new PictureTooLarge(answer.mostPixels)
  throw new FileNotAccepted()
}
