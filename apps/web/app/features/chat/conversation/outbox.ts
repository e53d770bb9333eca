import type { ConversationStore } from './conversation-store.ts'
import { withoutUnsent, withRetry, withSaid } from './unsent-state.ts'

type Needs = {
  readonly store: Pick<ConversationStore, 'read' | 'change'>
  readonly deliverAll: () => Promise<void>
  readonly previewOf: (file: File) => Promise<string | undefined>
  readonly onOnline: (act: () => void) => void
}

/** What the visitor says, from the moment it is said: sent, tried again, or taken back. */
export function createOutbox({ store: { read, change }, deliverAll, previewOf, onOnline }: Needs) {
  const retry = (): void => {
    change(withRetry)
    void deliverAll()
  }
  onOnline(() => {
    if (read().unsent.length > 0) retry()
  })
  return {
    retry,
    send: async (text: string, file?: File): Promise<void> => {
      const preview = file && (await previewOf(file))
      change((now) => withSaid(now, { key: crypto.randomUUID(), text, file, preview }))
      await deliverAll()
    },
    discard: (key: string): void => change((now) => withoutUnsent(now, key)),
  }
}
