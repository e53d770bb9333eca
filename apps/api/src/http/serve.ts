import type { Access, AnyEndpoint, Endpoint } from '@shop/contract/endpoint'
import { RENEWED_TOKEN } from '@shop/contract/envelope'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { UnsupportedMediaType } from '../problems.ts'
import { answerInTime } from './answer-in-time.ts'
import { answerShared } from './answer-shared.ts'
import { deliveryOf, lastingNo } from './deliveries.ts'
import type { DirectCall } from './direct-calls.ts'
import { encodingFor, packed, SMALLEST_PACKED } from './encoding.ts'
import { admit, type Gate, type Identity } from './gate.ts'
import type { Answer, Delivery } from './idempotency.ts'
import { isShared, type Perform, performer, type Served } from './perform.ts'
import { isForm, readUpload } from './uploads.ts'

/** Makes the route of an endpoint. Who may call it is settled before anything the caller sent is looked at. */
export function serve<Params, Query, Body, Data, Who extends Access>(
  app: FastifyInstance,
  endpoint: Endpoint<Params, Query, Body, Data, Who>,
  handle: (served: Served<Params, Query, Body> & Identity<Who>) => Promise<Data>,
): void {
  const perform = performer(app, endpoint, handle)
  const shared = isShared(endpoint) ? answerShared(app, endpoint, perform as Perform<Access>) : undefined
  const toPages: DirectCall = (asked) => perform(asked, {} as Identity<Who>)
  const config = { access: endpoint.access, largestFile: endpoint.upload?.maxBytes }
  const handler = shared?.toNetwork ?? answerer(app, endpoint, perform)
  for (const url of pathsOf(endpoint)) {
    app.route({ method: endpoint.method, url, config, handler })
    if (isForPages(endpoint)) app.directCalls.add(endpoint.method, app.prefix + url, shared?.toPages ?? toPages)
  }
}

/** Our own pages show what everybody may see, and only ask. */
function isForPages({ access, method, isQuestion, upload }: AnyEndpoint): boolean {
  return access === 'public' && (method === 'GET' || isQuestion === true) && !upload
}

/** Answers one caller, whose answer is nobody else's. */
function answerer<Who extends Access>(app: FastifyInstance, endpoint: AnyEndpoint & { readonly access: Who }, perform: Perform<Who>) {
  const mayBePacked = endpoint.method === 'GET' || endpoint.isQuestion === true
  const isStaffWrite = !mayBePacked && endpoint.access === 'staff'
  const write = async (request: FastifyRequest, delivery: Delivery, admitted: () => Promise<Identity<Who>>): Promise<Answer> => {
    const identity = await admitted().catch((error: unknown) => error as Error)
    if (identity instanceof Error) {
      // A second delivery of a logout is signed with a token that the first one ended.
      const kept = await app.gate.answers.find(delivery)
      if (kept) return kept
      throw identity
    }
    const work = () => perform(request, identity).catch((error: unknown) => lastingNo(error, request))
    const { once, onceInSteps } = app.gate.answers
    return endpoint.ownKey === undefined ? once(delivery, work) : onceInSteps(delivery, work)
  }
  const receiveUpload = async (request: FastifyRequest, admitted: () => Promise<Identity<Who>>) => {
    if (!isForm(request)) return
    if (!endpoint.upload) throw new UnsupportedMediaType()
    // Megabytes are read of those only who may send them.
    await admitted()
    const { fields, file } = await readUpload(request, endpoint.upload)
    request.body = fields
    if (file) request.uploaded = file
  }
  const noted = (answer: Answer): Answer => {
    if (answer.status < 400) app.gate.noteChange()
    return answer
  }
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const admitted = () => admitRenewing(app.gate, endpoint, request, reply)
    await receiveUpload(request, admitted)
    const delivery = deliveryOf(app.gate, endpoint, request)
    const work = delivery ? write(request, delivery, admitted) : admitted().then((identity) => perform(request, identity))
    // Also of what is done after its caller was told to come back.
    const answering = isStaffWrite ? work.then(noted) : work
    // Whoever sends a file is more patient: it had to come across first, and pictures are looked at.
    const { status, text, cookies } = await (endpoint.upload ? answering : answerInTime(answering, app.gate.longestAnswerMs))
    reply.code(status).headers({ 'content-type': 'application/json; charset=utf-8', 'cache-control': 'no-store' })
    for (const cookie of cookies ?? []) reply.header('set-cookie', cookie)
    return mayBePacked && text.length >= SMALLEST_PACKED ? sendPacked(request, reply, text) : reply.send(text)
  }
}

/** Only what was asked for: answers to writes hand out tokens and secrets, and stay as long as they are (decision 0082). */
async function sendPacked(request: FastifyRequest, reply: FastifyReply, text: string) {
  const encoding = encodingFor(request.headers['accept-encoding'])
  if (encoding === 'identity') return reply.send(text)
  return reply.header('content-encoding', encoding).send(await packed(Buffer.from(text), encoding))
}

/** Whoever is let in with an ageing token is handed the next one, whatever the answer is. */
async function admitRenewing<Who extends Access>(
  gate: Gate,
  endpoint: AnyEndpoint & { readonly access: Who },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Identity<Who>> {
  const identity = await admit(gate, endpoint, request)
  if ('customer' in identity && identity.customer.newToken) reply.header(RENEWED_TOKEN, identity.customer.newToken)
  return identity
}

function pathsOf({ path, twin }: AnyEndpoint) {
  return twin ? [path, twin] : [path]
}
