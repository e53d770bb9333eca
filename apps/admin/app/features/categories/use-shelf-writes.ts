import type { Endpoint } from '@shop/contract/endpoint'
import type { DeskCategory } from '@shop/domain/shelf-desk'
import { useCheckedSend } from '../calls/use-checked-send.ts'
import { useSend } from '../calls/use-send.ts'
import { useNotices } from '../notices/notices.tsx'
import { useCategoryTexts } from './category-texts.ts'

type Shelves = readonly DeskCategory[]
type ById = { readonly id: number }
type Calls<Added, Changed> = {
  readonly add: Endpoint<undefined, undefined, Added, Shelves>
  readonly change: Endpoint<ById, undefined, Changed, Shelves>
  readonly remove: Endpoint<ById, undefined, undefined, Shelves>
}
type Shelf = { readonly id: string; readonly version: number }

/** What every shelf has: it is added, changed on the version that was seen, and removed. */
export const useShelfWrites = <Added, Changed>(calls: Calls<Added, Changed>, shelf: Shelf | undefined, onDone: () => void) => {
  const texts = useCategoryTexts()
  const { say } = useNotices()
  const added = useCheckedSend(calls.add)
  const changed = useCheckedSend(calls.change)
  const removed = useSend(calls.remove)
  const conclude = (isDone: boolean, text: string) => {
    if (!isDone) return
    say(text)
    onDone()
  }
  return {
    save: async (typed: Readonly<Record<string, unknown>>) => {
      const saved = shelf ? await changed.submit({ ...typed, version: shelf.version }, { id: Number(shelf.id) }) : await added.submit(typed)
      conclude(saved !== undefined, shelf ? texts.saved : texts.added)
    },
    remove: async () => {
      if (shelf) conclude((await removed.send({ params: { id: Number(shelf.id) } })).data !== undefined, texts.removed)
    },
    isSending: added.isSending || changed.isSending || removed.isSending,
    failure: added.failure ?? changed.failure ?? removed.failure,
  }
}
