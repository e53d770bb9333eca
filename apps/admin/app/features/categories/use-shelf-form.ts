import type { Endpoint } from '@shop/contract/endpoint'
import type { StaffCategory } from '@shop/domain/staff-shelf'
import type { Rules } from '@shop/ui/form/rules'
import { useSend } from '../../kit/calls/use-send.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useNotices } from '../../kit/use-notices.ts'
import { useCategoryTexts } from './category-texts.ts'

type ById = { readonly id: number }
type Options<Typed extends object, Body extends object> = {
  readonly id: string
  readonly shelf: { readonly id: string; readonly version: number } | undefined
  readonly initial: Typed
  readonly rules: Rules<Typed, Body>
  readonly add: (body: Body) => Promise<unknown>
  readonly change: (params: ById, body: Body & { version: number }) => Promise<unknown>
  readonly remove: Endpoint<ById, undefined, undefined, readonly StaffCategory[]>
  readonly onDone: () => void
}

/** What every shelf has: it is added, changed on the version that was seen, and removed. */
export function useShelfForm<Typed extends object, Body extends object>(options: Options<Typed, Body>) {
  const { id, shelf, initial, rules, add, change, remove, onDone } = options
  const texts = useCategoryTexts()
  const { say } = useNotices()
  const removed = useSend(remove)
  const conclude = (text: string) => {
    say(text)
    onDone()
  }
  const form = useForm({
    id,
    initial,
    rules,
    send: async (_, body: Body) => {
      if (shelf) await change({ id: Number(shelf.id) }, { ...body, version: shelf.version })
      else await add(body)
      conclude(shelf ? texts.saved : texts.added)
    },
  })
  return {
    form,
    removal: {
      isBusy: removed.isSending,
      failure: removed.failure,
      onRemove: async () => {
        if (shelf && (await removed.send({ params: { id: Number(shelf.id) } })).data) conclude(texts.removed)
      },
    },
  }
}
