import { pricedCart } from '@shop/contract/wire/orders/priced-cart'
import { providerFailure } from '@shop/contract/wire/orders/started-checkout'
import type { ProviderFailure } from '@shop/domain/card-problem'
import type { PricedCart } from '@shop/domain/cart'
import { Problem } from '../../problem.ts'

/** What the shopper saw is not what it costs now. The answer has the new cart. */
export class TotalChanged extends Problem {
  readonly status = 409
  readonly code = 'total_cambiado'
  override readonly isTransient = true
  override readonly details: unknown
  constructor(cart: PricedCart) {
    super('the total has changed')
    this.details = pricedCart.encode(cart)
  }
}

export type MissingPart = { readonly ref: string; readonly name: string; readonly wanted: number; readonly available: number }

export class OutOfInventory extends Problem {
  readonly status = 409
  readonly code = 'out_of_inventory'
  override readonly isTransient = true
  override readonly details: unknown
  constructor(parts: readonly MissingPart[]) {
    super('out of inventory')
    this.details = {
      productos: parts.map(({ ref, name, wanted, available }) => ({ ref, nombre: name, qty: wanted, disponibles: available })),
    }
  }
}

export class PaymentNotMade extends Problem {
  readonly status = 402
  readonly code = 'payment_not_made'
  override readonly isTransient = true
  override readonly details: unknown
  constructor(failure: ProviderFailure | undefined) {
    super('the payment was not made')
    this.details = failure ? providerFailure.encode(failure) : null
  }
}

/** The provider is deciding about the payment of the earlier cart, and will not let go of it. */
export class PaymentBeingDecided extends Problem {
  readonly status = 409
  readonly code = 'payment_being_decided'
  override readonly isTransient = true
  override readonly retryAfterSeconds = 5
}

/** It was paid, and somebody has to look at the payment: nobody is asked to pay again. */
export class PaymentInReview extends Problem {
  readonly status = 409
  readonly code = 'payment_in_review'
  override readonly isTransient = true
}

export class MethodNotAvailable extends Problem {
  readonly status = 422
  readonly code = 'payment_method_not_available'
  override readonly isTransient = true
}

export class AmountNotCarried extends Problem {
  readonly status = 422
  readonly code = 'amount_not_carried'
}

export class NameNotForOxxo extends Problem {
  readonly status = 422
  readonly code = 'name_not_for_oxxo'
  override readonly isTransient = true
}

export class CarrierNotAvailable extends Problem {
  readonly status = 422
  readonly code = 'carrier_not_available'
}

export class CheckoutNotFound extends Problem {
  readonly status = 404
  readonly code = 'checkout_not_found'
}

export class TooManyUnpaidOrders extends Problem {
  readonly status = 409
  readonly code = 'too_many_unpaid_orders'
  override readonly isTransient = true
}
