import { CallFailed } from '@shop/contract/client'
import type { ChatMessage } from '@shop/domain/chat'
import type { Outgoing } from '../../../calls/chat-calls.ts'
import { isGone, isRefusal } from './chat-failures.ts'
import { type Unsent, withAnswer } from './conversation-state.ts'
import type { ConversationStore } from './conversation-store.ts'
import { withLost, withUnsent } from './unsent-state.ts'

type Needs = {
  readonly store: Pick<ConversationStore, 'read' | 'change'>
  readonly send: (message: Outgoing) => Promise<readonly ChatMessage[]>
  /** Leaves a conversation that has ended; false where there is none to leave. */
  readonly startAnew: () => boolean
}

/** Brings what is on its way to the shop, one after the other: what was said first arrives first. */
export function deliveries({ store: { read, change }, send, startAnew }: Needs): () => Promise<void> {
  let isDelivering = false

  const deliver = async ({ key, text, file }: Unsent): Promise<void> => {
    const onProgress = (share: number) => change((now) => withUnsent(now, key, { share }))
    try {
      const answer = await send({ key, text, file, onProgress })
      change((now) => withAnswer(now, key, answer))
    } catch (error) {
      // It ended meanwhile. The words begin a new one, under another key: the old one stands for the refusal.
      if (isGone(error) && startAnew()) change((now) => withUnsent(now, key, { key: crypto.randomUUID() }))
      else if (isRefusal(error)) change((now) => withUnsent(now, key, { state: 'refused', problem: error.message }))
      else change((now) => withLost(withUnsent(now, key, { problem: error instanceof CallFailed ? error.message : undefined })))
    }
  }
  return async () => {
    if (isDelivering) return
    isDelivering = true
    const next = () => read().unsent.find((one) => one.state === 'sending')
    for (let one = next(); one; one = next()) {
      const isAsking = one.text !== ''
      change((now) => ({ ...now, isAsking }))
      await deliver(one)
    }
    isDelivering = false
    change((now) => ({ ...now, isAsking: false }))
  }
}
