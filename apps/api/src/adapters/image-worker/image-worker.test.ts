import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { STANDARD_SHADES } from '@shop/domain/shop-looks'
import { afterEach, expect, test } from 'vitest'
import type { Place } from '../../ports/image-worker.ts'
import { FileNotAccepted, PicturesBusy } from '../../problems.ts'
import { goodPicture } from '../../testing/bad-files.ts'
import { honestPhoto, interlacedPng, manyScans, widePng } from '../../testing/hostile-pictures.ts'
import { type OpenImageWorker, openImageWorker } from './image-worker.ts'

let imageWorker: OpenImageWorker
afterEach(() => imageWorker.close())

const STRANGER: Place = { line: 'strangers', who: '203.0.113.7' }
function upload(bytes: Buffer, place = STRANGER, mostPixels = 25_000_000) {
  return imageWorker.draw({ kind: 'upload', bytes, mostPixels, crop: undefined }, place)
}
function pid() {
  return imageWorker.processes[0]?.pid() ?? 0
}
function isRunning(id: number) {
  try {
    return process.kill(id, 0)
  } catch {
    return false
  }
}

test('the process begins with the first picture and ends with the image worker', async () => {
  imageWorker = openImageWorker(1)
  expect(pid()).toBe(0)
  expect(await upload(await goodPicture())).toMatchObject({ width: 64, height: 48 })
  const drawing = pid()
  expect([drawing > 0, drawing === process.pid, isRunning(drawing)]).toEqual([true, false, true])
  await imageWorker.close()
  expect(isRunning(drawing)).toBe(false)
  await expect(upload(await goodPicture())).rejects.toThrow(PicturesBusy)
})

test('pictures that take long to unfold are refused; the photo of a phone with 50 megapixels is not', async () => {
  imageWorker = openImageWorker(1)
  await expect(upload(manyScans())).rejects.toThrow(FileNotAccepted)
  await expect(upload(await widePng())).rejects.toMatchObject({ code: 'picture_too_large', count: 25 })
  await expect(upload(manyScans(10, 5_600, 5_600))).rejects.toMatchObject({ code: 'picture_too_large', count: 25 })
  expect(await upload(await honestPhoto(8_160, 6_120))).toMatchObject({ width: 2_400, height: 1_800 })
  expect(await upload(manyScans(10, 4_800, 4_800))).toMatchObject({ width: 2_400, height: 2_400 })
})

test('a process that is lost fails one picture, and the next one is drawn by another', async () => {
  imageWorker = openImageWorker(1)
  const [hit, next] = [upload(await honestPhoto()), upload(await goodPicture())]
  const lost = pid()
  process.kill(lost, 'SIGKILL')
  await expect(hit).rejects.toThrow(PicturesBusy)
  expect(await next).toMatchObject({ width: 64 })
  expect(pid()).not.toBe(lost)
})

test('a process that hangs is ended', async () => {
  imageWorker = openImageWorker(1, { longestMs: 100 })
  const hit = upload(await goodPicture())
  const hanging = pid()
  process.kill(hanging, 'SIGSTOP')
  await expect(hit).rejects.toThrow(PicturesBusy)
  await expect.poll(() => isRunning(hanging)).toBe(false)
})

test('a picture that takes more of the processor than an honest one is given up, the next is not', async () => {
  imageWorker = openImageWorker(1, { mostProcessorMs: 0 })
  await expect(upload(await interlacedPng(), STRANGER, 60_000_000)).rejects.toThrow(FileNotAccepted)
  expect(await imageWorker.draw({ kind: 'width', bytes: await goodPicture(), width: 180, format: 'webp' }, STRANGER)).toMatchObject({
    width: 64,
  })
})

test('of one stranger few wait; others and customers still get their turn', async () => {
  imageWorker = openImageWorker(1)
  const small = await goodPicture()
  const first = upload(small)
  process.kill(pid(), 'SIGSTOP')
  const waiting = [upload(small), upload(small), upload(small)]
  await expect(upload(small)).rejects.toMatchObject({ status: 503, code: 'pictures_busy', retryAfterSeconds: expect.any(Number) })
  const others = [upload(small, { line: 'strangers', who: '198.51.100.9' }), upload(small, { line: 'customers', who: 'customer 1' })]
  process.kill(pid(), 'SIGCONT')
  for (const { width } of await Promise.all([first, ...waiting, ...others])) expect(width).toBe(64)
})

test('a line holds so many; who waits when the shop closes is told', async () => {
  imageWorker = openImageWorker(1)
  const small = await goodPicture()
  const drawn = upload(small, { line: 'customers', who: 'customer 1' })
  process.kill(pid(), 'SIGSTOP')
  const waiting = Array.from({ length: 12 }, (_, i) => upload(small, { line: 'strangers', who: `stranger ${i}` }))
  await expect(upload(small, { line: 'strangers', who: 'one more' })).rejects.toThrow(PicturesBusy)
  const told = Promise.allSettled([drawn, ...waiting])
  await imageWorker.close()
  for (const one of await told) expect(one).toMatchObject({ status: 'rejected', reason: expect.any(PicturesBusy) })
})

test('it does not outlive a shop that was killed', async () => {
  imageWorker = openImageWorker(1)
  const from = (path: string) => fileURLToPath(new URL(path, import.meta.url))
  const program = `
    import { openImageWorker } from ${JSON.stringify(from('./image-worker.ts'))}
    const imageWorker = openImageWorker(1)
    const sign = { shades: ${JSON.stringify(STANDARD_SHADES)}, initials: 'EP', logo: undefined }
    await imageWorker.draw({ kind: 'shared', bytes: undefined, sign }, { line: 'worker', who: '' })
    console.log(imageWorker.processes[0].pid())
    setInterval(() => {}, 1_000)`
  const shop = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [said] = await once(shop.stdout, 'data')
  const drawing = Number(said)
  expect(isRunning(drawing)).toBe(true)
  shop.kill('SIGKILL')
  await expect.poll(() => isRunning(drawing)).toBe(false)
})
