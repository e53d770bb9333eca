import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Db } from '../../database/connect.ts'
import type { FileStore } from '../../ports/file-store.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { madeName, makePicture } from './make-picture.ts'
import { findOrMakeShared, shopCard } from './make-shared-picture.ts'
import { acceptedFormats, nearestWidth, type PictureFormat } from './picture-formats.ts'

type Deps = { readonly db: Db; readonly files: FileStore; readonly jobs: JobQueue }
type Picture = { readonly bytes: Buffer; readonly format: PictureFormat }

export const FALLBACK_PICTURE = 'default.png'
const PICTURE_NAME = /^\w[\w.-]{0,150}$/
/** Names carry a hash of their content, so a name never shows another picture. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
const FOR_A_MINUTE = 'public, max-age=60'

export const picturesRoutes = (app: FastifyInstance, deps: Deps): void => {
  const findOrMake = onceAtATime(deps)
  const findOrMakeSharedOnce = sharedOnceAtATime(deps)
  app.get<{ Params: { name: string }; Querystring: { w?: string; og?: string } }>('/images/products/:name', async (request, reply) => {
    if (request.query.og !== undefined) return sendShared(reply, request.params.name, findOrMakeSharedOnce)
    const width = nearestWidth(request.query.w)
    const formats = acceptedFormats(request.headers.accept)
    const name = PICTURE_NAME.test(request.params.name) ? request.params.name : FALLBACK_PICTURE
    const picture = await findOrMake(name, width, formats)
    const shown = picture ?? (await findOrMake(FALLBACK_PICTURE, width, formats))
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

const sendShared = async (reply: FastifyReply, name: string, find: (name: string) => Promise<Buffer | undefined>) => {
  const picture = PICTURE_NAME.test(name) && name !== FALLBACK_PICTURE ? await find(name) : undefined
  return reply
    .headers({ 'cache-control': picture ? FOR_EVER : FOR_A_DAY, 'x-content-type-options': 'nosniff' })
    .type('image/jpeg')
    .send(picture ?? (await shopCard()))
}

const sharedOnceAtATime = ({ files }: Deps) => {
  const underWay = new Map<string, Promise<Buffer | undefined>>()
  return (name: string): Promise<Buffer | undefined> => {
    const work = underWay.get(name) ?? findOrMakeShared(files, name).finally(() => underWay.delete(name))
    underWay.set(name, work)
    return work
  }
}

/** Twenty visitors who see a new picture first make it once. */
const onceAtATime = (deps: Deps) => {
  const underWay = new Map<string, Promise<Picture | undefined>>()
  return (name: string, width: number, formats: readonly PictureFormat[]): Promise<Picture | undefined> => {
    const key = `${name} ${width} ${formats}`
    const existing = underWay.get(key)
    if (existing) return existing
    const work = findOrMake(deps, name, width, formats).finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

const findOrMake = async (
  { db, files, jobs }: Deps,
  name: string,
  width: number,
  formats: readonly PictureFormat[],
): Promise<Picture | undefined> => {
  const [best = 'jpeg', next = best] = formats
  const ready = await files.read(madeName(name, width, best))
  if (ready) return { bytes: ready, format: best }
  const format = best === 'avif' ? next : best
  const bytes = (await files.read(madeName(name, width, format))) ?? (await makePicture(files, name, width, format))
  if (!bytes) return undefined
  if (best === 'avif') await jobs.enqueue(db, 'make-avif', { name, width }, { key: `avif:${name}:${width}` })
  return { bytes, format }
}
