import { isShopIcon } from '@shop/domain/shop-sign'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type ClientSettings, clientReader, fairShare } from '../../admission/client.ts'
import type { Db } from '../../database/connect.ts'
import { sendProblem } from '../../http/answer-problems.ts'
import type { ImageWorker, Place } from '../../ports/image-worker.ts'
import type { JobQueue } from '../../ports/job-queue.ts'
import { PicturesBusy, TooManyRequests } from '../../problems.ts'
import { readSign } from './drawn-sign.ts'
import { madeName, makePicture, PICTURE_NAME, type PictureDeps } from './make-picture.ts'
import { findOrMakeIcon, findOrMakeShared, findOrMakeSign } from './make-shared-picture.ts'
import { acceptedFormats, nearestWidth, type PictureFormat } from './picture-formats.ts'
import { SHIPPED_PICTURE } from './shipped-picture.ts'

type Settings = ClientSettings & { readonly webProcesses: number }
type Deps = PictureDeps & { readonly db: Db; readonly jobs: JobQueue; readonly settings: Settings }
type Picture = { readonly bytes: Buffer; readonly format: PictureFormat }
type Wanted = { readonly name: string; readonly width: number; readonly formats: readonly PictureFormat[] }

/** Pictures a minute that have to be made, for one network: more than ten people look at, and than two cores can make. */
const PICTURES_A_MINUTE = 6_000

/** The shop's own if it has put one there, the shipped one otherwise. */
const FALLBACK_PICTURE = 'default.png'
const INSTEAD = [FALLBACK_PICTURE, SHIPPED_PICTURE.name]
/** Names carry a hash of their content, so a name never shows another picture. */
const FOR_EVER = 'public, max-age=31536000, immutable'
const FOR_A_DAY = 'public, max-age=86400'
const FOR_A_MINUTE = 'public, max-age=60'

type IsOurs = (request: FastifyRequest) => boolean

export function picturesRoutes(app: FastifyInstance, deps: Deps, isOwnPage: IsOurs = () => false): void {
  const { settings } = deps
  const clientOf = clientReader(settings, isOwnPage)
  const takeShare = fairShare(PICTURES_A_MINUTE, settings.webProcesses)
  const makeOnce = onceAtATime<Buffer>()
  app.setErrorHandler((error, request, reply) => {
    if (error instanceof PicturesBusy || error instanceof TooManyRequests) return sendProblem(request, reply, error)
    throw error
  })
  app.get<{ Params: { name: string }; Querystring: { w?: string; og?: string } }>('/images/products/:name', async (request, reply) => {
    const client = clientOf(request)
    const place: Place = { line: 'visitors', who: client.name }
    const admitted = { ...deps, imageWorker: withinShare(deps.imageWorker, () => takeShare(client)) }
    const findOrMake = finderOf(admitted, makeOnce)
    const isName = PICTURE_NAME.test(request.params.name)
    if (request.query.og !== undefined) {
      const sign = await readSign(deps)
      const isPart = isName && request.params.name !== FALLBACK_PICTURE
      const shared = isPart
        ? await makeOnce(`shared ${sign.version} ${request.params.name}`, () =>
            findOrMakeShared({ ...admitted, sign }, request.params.name, place),
          )
        : undefined
      const shown = shared ?? (await makeOnce(`sign ${sign.version}`, () => findOrMakeSign({ ...admitted, sign }, place)))
      return sendShared(reply, shared !== undefined && request.query.og === sign.version, shown)
    }
    const width = nearestWidth(request.query.w)
    const formats = acceptedFormats(request.headers.accept)
    const name = isName ? request.params.name : FALLBACK_PICTURE
    const picture = await findOrMake({ name, width, formats }, place)
    let shown = picture
    for (const instead of INSTEAD) shown ??= await findOrMake({ name: instead, width, formats }, place)
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
  app.get<{ Params: { icon: string }; Querystring: { v?: string } }>('/images/tienda/:icon', async (request, reply) => {
    const { icon } = request.params
    if (!isShopIcon(icon)) return reply.code(404).send()
    const client = clientOf(request)
    const place: Place = { line: 'visitors', who: client.name }
    const sign = await readSign(deps)
    const imageWorker = withinShare(deps.imageWorker, () => takeShare(client))
    const bytes = await makeOnce(`${icon} ${sign.version}`, () => findOrMakeIcon({ ...deps, imageWorker, sign }, icon, place))
    return reply
      .headers({ 'cache-control': request.query.v === sign.version ? FOR_EVER : FOR_A_MINUTE, 'x-content-type-options': 'nosniff' })
      .type('image/png')
      .send(bytes)
  })
}

/** The same image worker, as far as a share goes: a picture that is there already costs none of it. */
function withinShare(imageWorker: ImageWorker, take: () => number): ImageWorker {
  return {
    ...imageWorker,
    draw: async (drawing, place) => {
      const seconds = take()
      if (seconds > 0) throw new TooManyRequests(seconds)
      return imageWorker.draw(drawing, place)
    },
  }
}

function sendShared(reply: FastifyReply, isForEver: boolean, shown: Buffer | undefined) {
  return reply
    .headers({ 'cache-control': isForEver ? FOR_EVER : FOR_A_DAY, 'x-content-type-options': 'nosniff' })
    .type('image/jpeg')
    .send(shown)
}

/** Twenty visitors who see a new picture first make it once. */
function onceAtATime<Made>() {
  const underWay = new Map<string, Promise<Made | undefined>>()
  return (key: string, make: () => Promise<Made | undefined>): Promise<Made | undefined> => {
    const work = underWay.get(key) ?? make().finally(() => underWay.delete(key))
    underWay.set(key, work)
    return work
  }
}

/** Each takes seconds, and a page or a crawler asks for dozens: made one after the other, when neither mails nor payments are due. */
const AVIF_TURN = { line: 'avif', canWait: true } as const

function finderOf(deps: Deps, makeOnce: ReturnType<typeof onceAtATime<Buffer>>) {
  return async ({ name, width, formats }: Wanted, place: Place): Promise<Picture | undefined> => {
    const { db, files, jobs } = deps
    const [best = 'jpeg', next = best] = formats
    const ready = await files.read(madeName(name, width, best))
    if (ready) return { bytes: ready, format: best }
    const format = best === 'avif' ? next : best
    const made = madeName(name, width, format)
    const bytes = await makeOnce(made, async () => (await files.read(made)) ?? makePicture(deps, { name, width, format }, place))
    if (!bytes) return undefined
    if (best === 'avif') await jobs.enqueue(db, 'make-avif', { name, width }, { key: `avif:${name}:${width}`, ...AVIF_TURN })
    return { bytes, format }
  }
}
