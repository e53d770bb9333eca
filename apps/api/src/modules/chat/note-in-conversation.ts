import type { Db } from '../../database/connect.ts'
import { transactional } from '../../database/transactional.ts'
import { updateContact, updateRead } from './conversations.queries.ts'

type Deps = { readonly db: Db }

export const markRead = transactional(({ db }: Deps, conversation: number, side: 'visitor' | 'staff', upTo: string) =>
  updateRead(db, conversation, side, upTo),
)

export const leaveContact = transactional(({ db }: Deps, conversation: number, name: string, email: string) =>
  updateContact(db, conversation, name, email),
)
