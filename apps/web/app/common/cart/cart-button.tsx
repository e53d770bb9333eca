import { TapButton } from '@shop/ui/tap-button'
import { type ComponentProps, type ComponentType, useCallback, useEffect, useState } from 'react'
import { piecesIn, useCart } from '../../browser/cart.ts'
import { notifyFailure } from '../../kit/notify-failure.ts'
import { useTexts } from '../../texts.ts'
import type { CartDrawer } from './cart-drawer.tsx'
import { CartIcon } from './cart-icon.tsx'
import { expectDrawer, loadDrawer, onCartSignal } from './cart-signals.ts'

type Opening = { readonly opener: HTMLElement; readonly says: string }

/** The cart in the header: how much is in it, and the one place that says aloud what was added anywhere on the page. */
export function CartButton() {
  const { cart } = useTexts()
  const pieces = piecesIn(useCart())
  const [says, setSays] = useState('')
  const [opening, setOpening] = useState<Opening>()
  const [Drawer, setDrawer] = useState<ComponentType<ComponentProps<typeof CartDrawer>>>()

  const open = useCallback(async (opener: HTMLElement, note: string) => {
    setOpening({ opener, says: note })
    try {
      const { CartDrawer } = await loadDrawer()
      setDrawer(() => CartDrawer)
    } catch (error) {
      setOpening(undefined)
      notifyFailure(error, () => open(opener, note))
    }
  }, [])

  useEffect(
    () =>
      onCartSignal((signal) => {
        setSays(signal.says)
        if (signal.opensFor) open(signal.opensFor, signal.says)
      }),
    [open],
  )

  return (
    <>
      <TapButton
        aria-haspopup="dialog"
        aria-label={`${cart.open}, ${cart.count(pieces)}`}
        onPointerEnter={expectDrawer}
        onFocus={expectDrawer}
        onClick={(event) => open(event.currentTarget, '')}
        className="relative inline-flex size-11 items-center justify-center rounded-lg hover:bg-brand-dark"
      >
        <CartIcon className="size-6" />
        {pieces > 0 && (
          <span
            aria-hidden="true"
            className="absolute top-0 right-0 min-w-5 rounded-full bg-accent px-1 text-center text-xs leading-5 font-bold text-ink"
          >
            {pieces > 99 ? '99+' : pieces}
          </span>
        )}
      </TapButton>
      <p role="status" className="sr-only">
        {says}
      </p>
      {opening && Drawer && <Drawer opener={opening.opener} says={opening.says} onClose={() => setOpening(undefined)} />}
    </>
  )
}
