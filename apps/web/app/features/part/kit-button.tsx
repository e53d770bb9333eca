import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import { formatMoney } from '@shop/domain/money'
import { buttonLook } from '@shop/ui/button-look'
import { TapButton } from '@shop/ui/tap-button'
import { type MouseEvent, useState } from 'react'
import { useCart } from '../../browser/cart.ts'
import { openGarage } from '../../common/car/garage-signals.ts'
import { expectDrawer, signalCart } from '../../common/cart/cart-signals.ts'
import { useJudgedCars } from '../../common/part/use-fits.ts'
import { useJobKitTexts } from './job-kit-texts.ts'
import { addKit, type KitLine, sumOf } from './kit-lines.ts'

type Props = {
  readonly lines: readonly KitLine[]
  readonly car: NamedCar | undefined
  /** The parts for the car are there. */
  readonly isReady: boolean
  readonly fit: Fit | undefined
}

/** Everything that is ticked, with one tap. Before there is a car, the way to one; of the same height all the while. */
export function KitButton({ lines, car, isReady, fit }: Props) {
  const texts = useJobKitTexts()
  // Asked here and not by the page: whoever is told something new at once while asleep is drawn anew, and the page jumps.
  const hasCar = useJudgedCars().length > 0
  return (
    <div className="flex min-h-18 items-center p-3">
      {!hasCar ? (
        <TapButton
          onClick={({ currentTarget }) => openGarage(currentTarget)}
          className={`${buttonLook('brand')} min-h-12 w-full md:w-auto`}
        >
          {texts.choose}
        </TapButton>
      ) : isReady ? (
        <AddKit lines={lines} car={car} />
      ) : (
        <p role="status" className="text-sm text-muted">
          {fit && fit.verdict !== 'fits' && fit.verdict !== 'fits-if' ? texts.notForCar : texts.asking}
        </p>
      )}
    </div>
  )
}

function AddKit({ lines, car }: Pick<Props, 'lines' | 'car'>) {
  const texts = useJobKitTexts()
  const inCart = useCart()
  const [added, setAdded] = useState<readonly KitLine[]>()
  const key = (some: readonly KitLine[]) => some.map(({ part }) => part.id).join(' ')
  const add = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    const { added: parts, missing } = addKit(lines, inCart, car)
    setAdded(lines)
    const says = [
      parts > 0 ? texts.saysAdded(parts) : missing.length > 0 ? '' : texts.saysThere,
      missing.length > 0 ? texts.saysMissing(missing.join('; ')) : '',
    ]
    signalCart({ says: says.filter(Boolean).join(' '), opensFor: currentTarget })
  }
  const isNothing = lines.length === 0
  const isAdded = added !== undefined && key(added) === key(lines)
  return (
    <TapButton
      onClick={isNothing ? undefined : add}
      onPointerEnter={expectDrawer}
      onFocus={expectDrawer}
      aria-disabled={isNothing || undefined}
      className={`${buttonLook('main')} min-h-12 w-full md:w-auto`}
    >
      {isNothing ? texts.nothing : isAdded ? `✓ ${texts.added}` : texts.add(lines.length, formatMoney(sumOf(lines)))}
    </TapButton>
  )
}
