import type { ChatMessage, VisitorConversation } from '@shop/domain/chat'
import type { ConversationNeeds } from '../conversation.ts'
import { conversationOf, message, refusal, silence } from './chat-samples.ts'

type Calls = ConversationNeeds['calls']

/** A shop with just enough memory to be talked to; it notes what it was asked, and fails when it is told to. */
export function fakeShop() {
  const { begin, find, change, say, remove } = fakeMemory()
  const asked: string[] = []
  const troubles: { readonly call: keyof Calls; readonly error: Error }[] = []
  const network = { isDown: false, losesAnswers: false }
  /** Which keys were answered, and how. */
  const answered = new Map<string, readonly ChatMessage[]>()

  const receive = async <Answer>(call: keyof Calls, said: readonly (string | undefined)[], answer: () => Answer): Promise<Answer> => {
    asked.push([call, ...said].join(' '))
    if (network.isDown) throw silence()
    const at = troubles.findIndex((one) => one.call === call)
    const [trouble] = at < 0 ? [] : troubles.splice(at, 1)
    if (trouble) throw trouble.error
    return answer()
  }
  const take = (secret: string, { key, text, file }: Parameters<Calls['send']>[1]): readonly ChatMessage[] => {
    if (find(secret).isClosed) throw refusal(409, 'conversation_closed')
    const answer = answered.get(key) ?? [say(secret, 'visitor', text, file !== undefined)]
    answered.set(key, answer)
    if (network.losesAnswers) throw silence()
    return answer
  }
  const calls: Calls = {
    begin: () => receive('begin', [], begin),
    resumeOwn: (brought) => receive('resumeOwn', [brought], () => (brought ? { ...find(brought), secret: brought } : begin())),
    read: (secret) => receive('read', [secret], () => find(secret)),
    send: (secret, outgoing) => receive('send', [secret, outgoing.text], () => take(secret, outgoing)),
    signTyping: (secret) => receive('signTyping', [secret], () => ({})),
    signRead: (secret, upTo) => receive('signRead', [secret, upTo], () => ({})),
    leaveContact: (secret, { email }) => receive('leaveContact', [secret, email], () => change(secret, { hasEmail: true })),
    readPicture: (secret, id) => receive('readPicture', [secret, id], () => new Blob()),
  }
  return {
    calls,
    asked,
    network,
    begin,
    say,
    change,
    remove,
    /** The next call of that name fails. */
    refuse: (call: keyof Calls, error: Error): void => void troubles.push({ call, error }),
    textsIn: (secret: string): readonly string[] => find(secret).messages.map(({ text }) => text),
  }
}

function fakeMemory() {
  const conversations = new Map<string, VisitorConversation>()
  let ids = 0
  const find = (secret: string): VisitorConversation => {
    const found = conversations.get(secret)
    if (!found) throw refusal(404, 'conversation_not_found')
    return found
  }
  const change = (secret: string, changes: Partial<VisitorConversation>): VisitorConversation => {
    const next = { ...find(secret), ...changes }
    conversations.set(secret, next)
    return next
  }
  return {
    find,
    change,
    remove: (secret: string): void => void conversations.delete(secret),
    begin: () => {
      const secret = `s${conversations.size + 1}`
      conversations.set(secret, conversationOf())
      return { ...find(secret), secret }
    },
    /** Somebody says something in a conversation. */
    say: (secret: string, author: ChatMessage['author'], text: string, hasPicture = false): ChatMessage => {
      ids += 1
      const said = message(String(ids), author, text, hasPicture)
      change(secret, { messages: [...find(secret).messages, said] })
      return said
    },
  }
}
