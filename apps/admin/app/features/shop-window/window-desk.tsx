import { arrangeShopWindow, showShopWindow } from '@shop/contract/staff/shop-window'
import type { StaffWindow } from '@shop/domain/shop-window'
import { useState } from 'react'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { HiddenList } from './hidden-list.tsx'
import { OpeningList } from './opening-list.tsx'
import { PinList } from './pin-list.tsx'
import { useArranging } from './use-arranging.ts'

/** One list, arranged step by step: each step is kept at once, on what was seen. */
export const WindowDesk = ({ word, onKept }: { readonly word: string; readonly onKept: () => void }) => {
  const called = useCall(showShopWindow, { params: { word } })
  const { send, isSending, failure } = useArranging(arrangeShopWindow)
  const [arranged, setArranged] = useState<StaffWindow>()
  const arrange = async (version: number, pins: readonly string[], hidden: readonly string[]) => {
    if (isSending) return
    const { data } = await send({ params: { word }, body: { pins: pins.map(Number), hidden: hidden.map(Number), version } })
    // What a colleague did meanwhile is shown before anything else is done.
    setArranged(data)
    if (data) onKept()
    else called.reload()
  }
  return (
    <>
      <FailureNote failure={failure} />
      <Loaded of={called}>
        {(loaded) => {
          const window = arranged ?? loaded
          const pins = window.pins.map(({ part }) => part.id)
          const hidden = window.hidden.map(({ id }) => id)
          const keep = (changed: { readonly pins?: readonly string[]; readonly hidden?: readonly string[] }) =>
            arrange(window.version, changed.pins ?? pins, changed.hidden ?? hidden)
          return (
            <div className="space-y-6">
              <PinList pins={window.pins} isBusy={isSending} onChange={(ids) => keep({ pins: ids, hidden: without(hidden, ids) })} />
              <OpeningList
                window={window}
                isBusy={isSending}
                onPin={(id) => keep({ pins: [...pins, id] })}
                onHide={(id) => keep({ pins: without(pins, [id]), hidden: [...hidden, id] })}
              />
              <HiddenList parts={window.hidden} isBusy={isSending} onShow={(id) => keep({ hidden: without(hidden, [id]) })} />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

const without = (ids: readonly string[], gone: readonly string[]): readonly string[] => ids.filter((id) => !gone.includes(id))
