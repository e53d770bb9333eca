import { type ReactNode, useState } from 'react'
import { DownIcon, GripIcon, UpIcon } from '../icons.tsx'
import { moved } from './moved.ts'

type Props<Item> = {
  readonly items: readonly Item[]
  readonly keyOf: (item: Item) => string
  readonly label: string
  readonly texts: { readonly up: (name: string) => string; readonly down: (name: string) => string }
  readonly nameOf: (item: Item) => string
  readonly onOrder: (items: readonly Item[]) => void
  readonly children: (item: Item) => ReactNode
}

/** A list whose order matters: dragged with a mouse, moved step by step by its buttons with anything else. */
export function SortableList<Item>({ items, keyOf, label, texts, nameOf, onOrder, children }: Props<Item>) {
  const [dragged, setDragged] = useState<number>()
  const [over, setOver] = useState<number>()
  const drop = (to: number) => {
    if (dragged !== undefined && dragged !== to) onOrder(moved(items, dragged, to))
    setDragged(undefined)
    setOver(undefined)
  }
  return (
    <ol aria-label={label} className="divide-y divide-line">
      {items.map((item, i) => (
        <li
          key={keyOf(item)}
          draggable
          onDragStart={(event) => {
            event.dataTransfer.effectAllowed = 'move'
            setDragged(i)
          }}
          onDragOver={(event) => {
            if (dragged === undefined) return
            event.preventDefault()
            setOver(i)
          }}
          onDragEnd={() => {
            setDragged(undefined)
            setOver(undefined)
          }}
          onDrop={(event) => {
            event.preventDefault()
            drop(i)
          }}
          className={`flex items-start gap-2 py-3 ${dragged === i ? 'opacity-50' : ''} ${over === i && dragged !== i ? 'bg-brand-tint/60' : ''}`}
        >
          <span className="mt-3 hidden cursor-grab text-muted sm:block">
            <GripIcon />
          </span>
          <span className="flex shrink-0 flex-col sm:flex-row">
            <Step label={texts.up(nameOf(item))} isOff={i === 0} onClick={() => onOrder(moved(items, i, i - 1))}>
              <UpIcon />
            </Step>
            <Step label={texts.down(nameOf(item))} isOff={i === items.length - 1} onClick={() => onOrder(moved(items, i, i + 1))}>
              <DownIcon />
            </Step>
          </span>
          <div className="min-w-0 flex-1">{children(item)}</div>
        </li>
      ))}
    </ol>
  )
}

type StepProps = { readonly label: string; readonly isOff: boolean; readonly onClick: () => void; readonly children: ReactNode }

/** Keeps the focus at the end of the list, where it has nothing more to do. */
function Step({ label, isOff, onClick, children }: StepProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className="grid size-11 cursor-pointer place-items-center rounded-lg text-brand hover:bg-ground aria-disabled:cursor-default aria-disabled:text-line"
    >
      {children}
    </button>
  )
}
