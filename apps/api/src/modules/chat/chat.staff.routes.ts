import * as calls from '@shop/contract/staff/chat'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { serveEvents } from '../../http/serve-events.ts'
import { serveFile } from '../../http/serve-file.ts'
import { findStaffName } from '../staff/staff.public.ts'
import { assignConversation } from './assign-conversation.ts'
import type { ChatDeps } from './chat-deps.ts'
import { closeConversation } from './close-conversation.ts'
import { listConversations, notifyTyping } from './conversations.queries.ts'
import { followAsStaff } from './follow-conversation.route.ts'
import { markRead } from './note-in-conversation.ts'
import { conversationOfId, readForStaff } from './read-conversation.ts'
import { readPicture } from './read-picture.ts'
import { replyToConversation } from './reply-to-conversation.ts'

export function chatStaffRoutes(app: FastifyInstance, deps: ChatDeps): void {
  const { db } = deps
  serve(app, calls.listConversations, async ({ query }) => ({
    ...(await listConversations(db, query)),
    page: query.page,
    limit: query.limit,
  }))
  serveEvents(app, calls.streamConversations, ({ query, lastEventId }) => followAsStaff(deps, lastEventId ?? query.after))
  serve(app, calls.getStaffConversation, ({ params }) => readForStaff(db, params.id))
  serve(app, calls.replyToConversation, ({ params, body, file, staff }) =>
    replyToConversation(deps, { id: params.id, staffId: staff.id, text: body.text, picture: file }),
  )
  serve(app, calls.signStaffTyping, async ({ params, staff }) => {
    const { key } = await conversationOfId(db, params.id)
    await notifyTyping(db, key, 'staff', await findStaffName(db, staff.id))
    return {}
  })
  serve(app, calls.signStaffRead, async ({ params, body }) => {
    const { key } = await conversationOfId(db, params.id)
    await markRead(deps, key, 'staff', body.upTo)
    return {}
  })
  serve(app, calls.assignConversation, async ({ params, staff }) => {
    await assignConversation(deps, params.id, staff.id)
    return readForStaff(db, params.id)
  })
  serve(app, calls.closeConversation, async ({ params, staff }) => {
    await closeConversation(deps, params.id, staff.id)
    return readForStaff(db, params.id)
  })
  serveFile(app, calls.getStaffMessagePicture, async ({ params }) =>
    readPicture(deps, (await conversationOfId(db, params.id)).key, params.message),
  )
}
