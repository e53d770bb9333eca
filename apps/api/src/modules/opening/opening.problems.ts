import { Problem } from '../../problem.ts'

/** Nothing is sold or shown to visitors; what was bought is looked after all the same. */
export class ShopClosed extends Problem {
  readonly status = 503
  readonly code = 'shop_closed'
  override readonly retryAfterSeconds = 3_600
  override readonly isTransient = true
  override readonly isExpected = true
}

/** The shop cannot sell yet; `count` steps are missing. */
export class OpeningIncomplete extends Problem {
  readonly status = 409
  readonly code = 'opening_incomplete'
  override readonly isTransient = true
  override readonly count: number
  constructor(missing: number) {
    super('opening incomplete')
    this.count = missing
  }
}
