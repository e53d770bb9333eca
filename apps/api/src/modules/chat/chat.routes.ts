import * as calls from '@shop/contract/shop/chat'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveEvents } from '../../http/serve-events.ts'
import { serveFile } from '../../http/serve-file.ts'
import { consumeRateLimit, limits } from '../limits/limits.public.ts'
import { beginConversation } from './begin-conversation.ts'
import type { ChatDeps } from './chat-deps.ts'
import { notifyTyping } from './conversations.queries.ts'
import { followAsVisitor } from './follow-conversation.route.ts'
import { leaveContact, markRead } from './note-in-conversation.ts'
import { conversationOfSecret, readForVisitor } from './read-conversation.ts'
import { readPicture } from './read-picture.ts'
import { sendMessage } from './send-message.ts'

export function chatRoutes(app: FastifyInstance, deps: ChatDeps): void {
  const { db } = deps
  serve(app, calls.beginConversation, async ({ locale, network }) => {
    await consumeRateLimit(db, [{ limits: limits.CHAT_PER_NETWORK, of: network }])
    const secret = await beginConversation(deps, locale, undefined)
    return { secret, ...(await readForVisitor(deps, secret)) }
  })
  serve(app, calls.resumeOwnConversation, async ({ locale, customer, body }) => {
    const secret = await beginConversation(deps, locale, customer, body.brought)
    return { secret, ...(await readForVisitor(deps, secret)) }
  })
  serve(app, calls.getConversation, ({ params }) => readForVisitor(deps, params.secret))
  serve(app, calls.sendMessage, ({ params, body, file, network }) =>
    sendMessage(deps, { secret: params.secret, text: body.text, picture: file, network }),
  )
  serve(app, calls.signTyping, async ({ params }) => {
    const { key, id } = await conversationOfSecret(db, params.secret)
    await consumeRateLimit(db, [{ limits: limits.CHAT_SIGNS, of: id }])
    await notifyTyping(db, key, 'visitor')
    return {}
  })
  serve(app, calls.signRead, async ({ params, body }) => {
    const { key } = await conversationOfSecret(db, params.secret)
    await markRead(deps, key, 'visitor', body.upTo)
    return {}
  })
  serve(app, calls.leaveContact, async ({ params, body }) => {
    const { key } = await conversationOfSecret(db, params.secret)
    await leaveContact(deps, key, body.name, body.email)
    return readForVisitor(deps, params.secret)
  })
  serveEvents(app, calls.streamConversation, async ({ params, query, lastEventId }) =>
    followAsVisitor(deps, params.secret, await conversationOfSecret(db, params.secret), lastEventId ?? query.after ?? '0'),
  )
  serveFile(app, calls.getMessagePicture, async ({ params }) =>
    readPicture(deps, (await conversationOfSecret(db, params.secret)).key, params.message),
  )
}
