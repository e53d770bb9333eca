import { pesosFromCents } from '@shop/domain/money'
import type { Order, OrderLine } from '@shop/domain/order'
import type { PublicPolicies } from '@shop/domain/shop-policies'
import { Button } from '@shop/ui/button'
import { buttonLook } from '@shop/ui/button-look'
import { type MouseEvent, useState } from 'react'
import { addToCart } from '../../browser/cart.ts'
import { callOrders } from '../../calls/calls.ts'
import { signalCart } from '../../common/cart/cart-signals.ts'
import { Question } from '../../common/order/question.tsx'
import { contactLinks } from '../../common/shop/contact-links.ts'
import { useOutletContext } from '../../router/outlet.tsx'
import { useLocale } from '../../texts.ts'
import { useOneOrderTexts } from './one-order-texts.ts'

type Props = { readonly order: Order; readonly onChange: (order: Order, says: string) => void }

export function OrderActions({ order, onChange }: Props) {
  const texts = useOneOrderTexts()
  const { identity } = useOutletContext<PublicPolicies>()
  const [isAsking, setIsAsking] = useState(false)
  const sold = order.lines.filter(({ isOnOrder }) => !isOnOrder)
  const help = contactLinks.whatsapp(identity, texts.helpText(order.folio))
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      {sold.length > 0 && (
        <Button look="plain" onClick={(event) => buyAgain(event, sold, texts.addedAgain)}>
          {texts.buyAgain}
        </Button>
      )}
      <Button look="plain" onClick={() => print()}>
        {texts.receipt}
      </Button>
      <a href={help} className={buttonLook('plain')}>
        {texts.help}
      </a>
      {order.canCancel && (
        <Button look="plain" onClick={() => setIsAsking(true)} className="text-bad">
          {texts.cancel}
        </Button>
      )}
      {isAsking && <CancelQuestion order={order} onChange={onChange} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

/** Into the cart, at today's prices: the cart says what has changed since. */
function buyAgain({ currentTarget }: MouseEvent<HTMLElement>, lines: readonly OrderLine[], says: (pieces: number) => string) {
  for (const { productId, name, partNumber, image, unitPrice, qty, forCar } of lines) {
    const product = { _id: productId, nombre: name, codigo: partNumber, imagen: image, precio: pesosFromCents(unitPrice) }
    addToCart(product, qty, undefined, forCar)
  }
  signalCart({ says: says(lines.reduce((sum, { qty }) => sum + qty, 0)), opensFor: currentTarget })
}

function CancelQuestion({ order, onChange, onClose }: Props & { readonly onClose: () => void }) {
  const locale = useLocale()
  const texts = useOneOrderTexts()
  return (
    <Question
      title={texts.cancelTitle}
      lead={texts.cancelLead}
      confirm={texts.cancelConfirm}
      keep={texts.cancelKeep}
      act={async () => (await callOrders(locale)).cancel(order.folio)}
      onDone={(changed) => onChange(changed, texts.cancelled)}
      onClose={onClose}
    />
  )
}
