import { setQuantity } from '../../browser/cart.ts'
import { useTexts } from '../../texts.ts'
import type { LineState } from './cart-changes.ts'
import { useDrawerTexts } from './drawer-texts.ts'

const BUTTON = 'min-h-11 shrink-0 rounded-lg bg-white px-3 font-semibold text-brand ring-1 ring-brand'

type Props = {
  readonly state: LineState
  /** Where the line has no button of its own for it. */
  readonly canRemove?: boolean
}

/** What is different from what was put into the cart, and the way to accept it. */
export function LineChanges({ state: { line, isLost, changes, keep }, canRemove = false }: Props) {
  const { which } = useTexts().cart
  const cart = useDrawerTexts()
  const { nombre } = line.product
  if (changes.length === 0) return null
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-2 rounded-lg bg-accent/15 px-3 py-2 text-sm font-medium">
      <div>
        {changes.map((change) => (
          <p key={change}>{change}</p>
        ))}
      </div>
      {keep !== undefined && (
        <button type="button" onClick={() => setQuantity(line, keep)} className={BUTTON}>
          {cart.leave(keep)}
          <span className="sr-only">{which(nombre)}</span>
        </button>
      )}
      {isLost && canRemove && (
        <button type="button" onClick={() => setQuantity(line, 0)} className={BUTTON}>
          {cart.remove}
          <span className="sr-only">{which(nombre)}</span>
        </button>
      )}
    </div>
  )
}
