import { arrangeShopWindow, showShopWindow } from '@shop/contract/staff/shop-window'
import type { StaffPin, StaffWindow } from '@shop/domain/shop-window'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useCall } from '../../kit/calls/use-call.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { HiddenList } from './hidden-list.tsx'
import { OpeningList } from './opening-list.tsx'
import { PinList } from './pin-list.tsx'
import { useArranging } from './use-arranging.ts'

/** By their numbers, all of them. */
type Wish = { readonly pins: readonly string[]; readonly hidden: readonly string[] }

/** One list, arranged step by step. */
export function WindowDesk({ word, onKept }: { readonly word: string; readonly onKept: () => void }) {
  const called = useCall(showShopWindow, { params: { word } })
  const { wish, arranged, arrange, isSending, failure } = useArranging(
    arrangeShopWindow,
    ({ pins, hidden }: Wish, version) => ({ params: { word }, body: { pins: pins.map(Number), hidden: hidden.map(Number), version } }),
    { onKept, onRefused: called.reload },
  )
  return (
    <>
      <FailureNote failure={failure} />
      <Loaded of={called}>
        {(loaded) => {
          const window = arranged ?? loaded
          const { pins, hidden } = wish ?? wishOf(window)
          const shown = pinsShown(window, pins)
          const keep = (changed: Partial<Wish>) => arrange({ pins, hidden, ...changed }, window.version)
          const order = (ids: readonly string[]) => {
            const all = [...new Set([...ids, ...without(pins, shown.map(idOf))])]
            return keep({ pins: all, hidden: without(hidden, all) })
          }
          return (
            <div className="space-y-6">
              <PinList pins={shown} isBusy={isSending} onChange={order} />
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

function idOf({ part }: StaffPin): string {
  return part.id
}
function wishOf({ pins, hidden }: StaffWindow): Wish {
  return { pins: pins.map(idOf), hidden: hidden.map(({ id }) => id) }
}
/** In the order that is wished. One that was pinned just now is shown when the shop has said what is to be said of it. */
function pinsShown(window: StaffWindow, wished: readonly string[]): readonly StaffPin[] {
  return wished.flatMap((id) => window.pins.find((pin) => idOf(pin) === id) ?? [])
}
function without(ids: readonly string[], gone: readonly string[]): readonly string[] {
  return ids.filter((id) => !gone.includes(id))
}
