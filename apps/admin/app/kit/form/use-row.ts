import type { CallInput } from '@shop/contract/client'
import type { Endpoint } from '@shop/contract/endpoint'
import { useSend } from '../calls/use-send.ts'
import { useWrite } from '../calls/use-write.ts'
import { useNotices } from '../use-notices.ts'

type Keeping<Id, Version, Body, Data> = {
  /** As it was seen; nothing where it is new. */
  readonly row: { readonly id: Id; readonly version: Version } | undefined
  readonly add: Endpoint<undefined, undefined, Body, Data>
  readonly change: Endpoint<{ id: Id }, undefined, Body & { version: Version }, Data>
  readonly texts: { readonly saved: string }
  readonly onDone: () => void
}

/** What a form of a row sends: a row more, or the one that is there written anew. */
export function useKeepRow<Id, Version, Body, Data>({ row, add, change, texts, onDone }: Keeping<Id, Version, Body, Data>) {
  const { say } = useNotices()
  const adding = useWrite(add)
  const changing = useWrite(change)
  return async (_: unknown, body: Body): Promise<void> => {
    // What a call takes depends on a type that only the caller knows.
    if (row)
      await changing({ params: { id: row.id }, body: { ...body, version: row.version } } as unknown as CallInput<
        { id: Id },
        undefined,
        Body & { version: Version }
      >)
    else await adding({ body } as unknown as CallInput<undefined, undefined, Body>)
    say(texts.saved)
    onDone()
  }
}

type Removing<Id, Data> = {
  readonly row: { readonly id: Id } | undefined
  readonly endpoint: Endpoint<{ id: Id }, undefined, undefined, Data>
  readonly texts: { readonly removed: string; readonly removeAll: string }
  readonly onDone: () => void
}

/** The other end of a row: nothing where it is new. */
export function useRemoveRow<Id, Data>({ row, endpoint, texts, onDone }: Removing<Id, Data>) {
  const { say } = useNotices()
  const { send, isSending, failure } = useSend(endpoint)
  if (!row) return undefined
  const remove = async () => {
    if ((await send({ params: { id: row.id } } as CallInput<{ id: Id }, undefined, undefined>)).failure) return
    say(texts.removed)
    onDone()
  }
  return { remove, isSending, failure, label: texts.removeAll }
}
