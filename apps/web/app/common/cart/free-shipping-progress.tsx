import { type Cents, formatMoney } from '@shop/domain/money'
import { useDrawerTexts } from './drawer-texts.ts'

type Props = { readonly subtotal: Cents; readonly missing: Cents }

const BAR =
  'mt-1.5 block h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-good [&::-webkit-progress-value]:transition-all'

export function FreeShippingProgress({ subtotal, missing }: Props) {
  const cart = useDrawerTexts()
  const isFree = missing === 0
  return (
    <div>
      <p className={`text-sm font-semibold ${isFree ? 'text-good' : ''}`}>
        {isFree ? `✓ ${cart.isFree}` : cart.missingForFree(formatMoney(missing))}
      </p>
      <progress aria-label={cart.freeShipping} value={isFree ? 1 : subtotal} max={isFree ? 1 : subtotal + missing} className={BAR} />
    </div>
  )
}
