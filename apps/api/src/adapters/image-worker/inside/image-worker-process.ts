import './step-back.ts'
import sharp from 'sharp'
import type { Drawing } from '../../../ports/image-worker.ts'
import type { Answer, DrawingOrder } from '../answer.ts'
import { drawIcon } from './draw-icon.ts'
import { drawShared } from './draw-shared.ts'
import { drawUpload } from './draw-upload.ts'
import { drawWidth } from './draw-width.ts'

const LOOK_EVERY_MS = 100

sharp.concurrency(1)
sharp.cache(false)

function draw(drawing: Drawing): Promise<Answer> {
  if (drawing.kind === 'upload') return drawUpload(drawing)
  if (drawing.kind === 'width') return drawWidth(drawing)
  return drawing.kind === 'icon' ? drawIcon(drawing) : drawShared(drawing)
}

// The threads that draw cannot be stopped, and ending politely would wait for them.
function end() {
  return process.kill(process.pid, 'SIGKILL')
}

process.on('message', async ({ drawing, mostProcessorMs }: DrawingOrder) => {
  const before = process.cpuUsage()
  const watch = setInterval(() => {
    const { user, system } = process.cpuUsage(before)
    if ((user + system) / 1_000 > mostProcessorMs) process.send?.({ kind: 'too-costly' } satisfies Answer, end)
  }, LOOK_EVERY_MS)
  const answer = await draw(drawing).catch((error: unknown): Answer => {
    console.error('a picture was not drawn', error)
    return { kind: 'unreadable' }
  })
  clearInterval(watch)
  process.send?.(answer)
})
// Without the shop there is nobody to draw for, however it ended. Its Ctrl-C is not ours: it finishes what is under way first.
process.on('disconnect', end)
process.on('SIGINT', () => {})
process.on('SIGTERM', () => {})
