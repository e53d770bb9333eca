import { Button } from '@shop/ui/button'
import { buttonLook } from '@shop/ui/button-look'
import { CloseButton } from '@shop/ui/dialog/close-button'
import { Modal } from '@shop/ui/dialog/modal'
import { useRef, useState } from 'react'
import { lineKey, rememberProducts, roughSubtotal, setQuantity, useCart } from '../../browser/cart.ts'
import { LeavesWithPage } from '../../kit/leaves-with-page.tsx'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'
import { WaysToPay } from '../shop/ways-to-pay.tsx'
import { compareLines, type LineState } from './cart-changes.ts'
import { CartDrawerLine } from './cart-drawer-line.tsx'
import { cartProductOf } from './cart-product.ts'
import { CartTotals } from './cart-totals.tsx'
import { useDrawerTexts } from './drawer-texts.ts'
import { EmptyCart } from './empty-cart.tsx'
import { PricingProblem } from './pricing-problem.tsx'
import { usePricedCart } from './use-priced-cart.ts'

type Props = { readonly opener: HTMLElement; readonly says: string; readonly onClose: () => void }

export function CartDrawer({ opener, says: firstWords, onClose }: Props) {
  const locale = useLocale()
  const texts = useDrawerTexts()
  const lines = useCart()
  const pricing = usePricedCart(lines)
  const heading = useRef<HTMLHeadingElement>(null)
  const [says, setSays] = useState(firstWords)
  // What was added last is what the visitor looks for first.
  const states = compareLines(lines, pricing.priced, texts).toReversed()
  const changed = pricing.isCurrent ? states.filter(({ changes }) => changes.length > 0).length : 0

  const closed = () => {
    // Changed prices have been shown; the next visit starts from them.
    const known = states.flatMap(({ line, priced }) =>
      priced ? [[lineKey(line), cartProductOf(priced.product, priced.unitPrice)] as const] : [],
    )
    if (known.length > 0) rememberProducts(new Map(known))
    onClose()
    opener.focus()
  }
  const remove = ({ line }: LineState) => {
    setQuantity(line, 0)
    setSays(texts.saysRemoved(line.product.nombre))
    // The button that was pressed is gone with its line.
    heading.current?.focus()
  }

  return (
    <Modal labelledBy="cart-title" onClose={closed} isClosedBeside className="m-0 ml-auto h-dvh max-h-none w-full max-w-md">
      {(close) => (
        <div className="flex h-full flex-col">
          <LeavesWithPage close={close} />
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-4">
            <h2 ref={heading} id="cart-title" tabIndex={-1} className="text-lg font-bold outline-none">
              {texts.title}
            </h2>
            <CloseButton label={texts.close} onClose={close} />
          </div>
          <p role="status" className={says ? 'bg-brand-tint px-4 py-2 text-sm' : 'sr-only'}>
            {says}
            {changed > 0 && <span className="sr-only"> {texts.saysChanges(changed)}</span>}
          </p>
          <PricingProblem problem={pricing.problem} onRetry={pricing.retry} />
          {states.length === 0 ? (
            <EmptyCart
              title={<p className="text-lg font-semibold">{texts.empty}</p>}
              lead={texts.emptyLead}
              action={texts.seeParts}
              onLeave={close}
              className="flex-1 justify-center px-6 pb-24"
            />
          ) : (
            <>
              <ul className="min-h-44 flex-1 divide-y divide-line overflow-y-auto overscroll-contain px-4">
                {states.map((state) => (
                  <CartDrawerLine key={lineKey(state.line)} state={state} onLeave={close} onRemove={() => remove(state)} />
                ))}
              </ul>
              <div className="border-t border-line bg-ground px-4 pt-3 pb-4">
                <CartTotals pricing={pricing} rough={roughOf(states)} />
                <WaysToPay amount={pricing.priced?.total} className="mt-2" />
                <div className="mt-3 grid grid-cols-2 gap-3">
                  <Button look="brand" onClick={close} className="min-h-12">
                    {texts.keepShopping}
                  </Button>
                  <Link to={paths.checkout(locale)} onClick={close} className={`${buttonLook('main')} min-h-12`}>
                    {texts.pay}
                  </Link>
                </div>
              </div>
            </>
          )}
        </div>
      )}
    </Modal>
  )
}

/** The newest price that is known of each line, times what the visitor wants now. */
function roughOf(states: readonly LineState[]) {
  return roughSubtotal(
    states
      .filter(({ priced, isLost }) => priced || !isLost)
      .map(({ line, priced }) => (priced ? { ...line, product: cartProductOf(priced.product, priced.unitPrice) } : line)),
  )
}
