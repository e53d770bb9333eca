import { Problem } from '../../problem.ts'

export class CarrierNotFound extends Problem {
  readonly status = 404
  readonly code = 'carrier_not_found'
}

/** Purchases name it, so it can only be switched off. */
export class CarrierUsed extends Problem {
  readonly status = 409
  readonly code = 'carrier_used'
  override readonly count: number
  constructor(count: number) {
    super(`${count} purchases name the carrier`)
    this.count = count
  }
}

export class CarrierNeeded extends Problem {
  readonly status = 409
  readonly code = 'carrier_needed'
}
