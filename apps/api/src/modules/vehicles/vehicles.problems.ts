import { Problem } from '../../problem.ts'

export class VehicleNotFound extends Problem {
  readonly status = 404
  readonly code = 'vehicle_not_found'
}

/** Compatibilities of parts would name a car that is none. */
export class VehicleInUse extends Problem {
  readonly status = 409
  readonly code = 'vehicle_in_use'
  override readonly count: number
  constructor(count: number) {
    super(`${count} compatibilities need it`)
    this.count = count
  }
}

export class MakeNotEmpty extends Problem {
  readonly status = 409
  readonly code = 'make_not_empty'
  override readonly count: number
  constructor(count: number) {
    super(`the make has ${count} models`)
    this.count = count
  }
}
