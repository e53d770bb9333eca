import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { sendProblem } from '../../http/answer-problems.ts'
import { networkOf } from '../../http/network-of.ts'
import type { Asker } from '../../ports/darkroom.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { PicturesBusy } from '../../problems.ts'
import { madeName, makePicture, type PictureDeps } from './make-picture.ts'
import { findOrMakeShared, findOrMakeSign } from './make-shared-picture.ts'
import { acceptedFormats, nearestWidth, type PictureFormat } from './picture-formats.ts'

type Deps = PictureDeps & { readonly db: Db; readonly jobs: JobQueue }
type Picture = { readonly bytes: Buffer; readonly format: PictureFormat }
type Wanted = { readonly name: string; readonly width: number; readonly formats: readonly PictureFormat[] }

export const FALLBACK_PICTURE = 'default.png'
const PICTURE_NAME = /^\w[\w.-]{0,150}$/
/** Names carry a hash of their content, so a name never shows another picture. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
const FOR_A_MINUTE = 'public, max-age=60'

export const picturesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const makeOnce = onceAtATime<Buffer>()
  const findOrMake = finderOf(deps, makeOnce)
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof PicturesBusy) return sendProblem(request, reply, error)
    throw error
  })
  app.get<{ Params: { name: string }; Querystring: { w?: string; og?: string } }>('/images/products/:name', async (request, reply) => {
    const asker: Asker = { line: 'visitors', who: networkOf(request.ip) }
    const isName = PICTURE_NAME.test(request.params.name)
    if (request.query.og !== undefined) {
      const isPart = isName && request.params.name !== FALLBACK_PICTURE
      const shared = isPart
        ? await makeOnce(`shared ${request.params.name}`, () => findOrMakeShared(deps, request.params.name, asker))
        : undefined
      return sendShared(reply, shared, shared ?? (await makeOnce('sign', () => findOrMakeSign(deps, asker))))
    }
    const width = nearestWidth(request.query.w)
    const formats = acceptedFormats(request.headers.accept)
    const name = isName ? request.params.name : FALLBACK_PICTURE
    const picture = await findOrMake({ name, width, formats }, asker)
    const shown = picture ?? (await findOrMake({ name: FALLBACK_PICTURE, width, formats }, asker))
    if (!shown) return reply.code(404).send()
    return reply
      .headers({
        'cache-control': picture && name !== FALLBACK_PICTURE ? FOR_EVER : FOR_A_MINUTE,
        vary: 'Accept',
        'x-content-type-options': 'nosniff',
      })
      .type(`image/${shown.format}`)
      .send(shown.bytes)
  })
}

const sendShared = (reply: FastifyReply, part: Buffer | undefined, shown: Buffer | undefined) =>
  reply
    .headers({ 'cache-control': part ? FOR_EVER : FOR_A_DAY, 'x-content-type-options': 'nosniff' })
    .type('image/jpeg')
    .send(shown)

/** Twenty visitors who see a new picture first make it once. */
const onceAtATime = <Made>() => {
  const underWay = new Map<string, Promise<Made | undefined>>()
  return (key: string, make: () => Promise<Made | undefined>): Promise<Made | undefined> => {
    const work = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

const finderOf =
  (deps: Deps, makeOnce: ReturnType<typeof onceAtATime<Buffer>>) =>
  async ({ name, width, formats }: Wanted, asker: Asker): Promise<Picture | undefined> => {
    const { db, files, jobs } = deps
    const [best = 'jpeg', next = best] = formats
    const ready = await files.read(madeName(name, width, best))
    if (ready) return { bytes: ready, format: best }
    const format = best === 'avif' ? next : best
    const made = madeName(name, width, format)
    const bytes = await makeOnce(made, async () => (await files.read(made)) ?? makePicture(deps, { name, width, format }, asker))
    if (!bytes) return undefined
    if (best === 'avif') await jobs.enqueue(db, 'make-avif', { name, width }, { key: `avif:${name}:${width}` })
    return { bytes, format }
  }
