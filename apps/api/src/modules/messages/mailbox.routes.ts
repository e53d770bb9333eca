import { listMailbox } from '@shop/contract/shop/mailbox'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { listMailboxMessages } from './mailbox.queries.ts'

export function mailboxRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  serve(app, listMailbox, () => listMailboxMessages(db))
}
