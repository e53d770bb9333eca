import { Problem } from '../../problem.ts'

export class ShelfNotFound extends Problem {
  readonly status = 404
  readonly code = 'shelf_not_found'
}

/** Parts stand on it. */
export class ShelfNotEmpty extends Problem {
  readonly status = 409
  readonly code = 'shelf_not_empty'
  override readonly count: number
  constructor(count: number) {
    super(`${count} parts stand on it`)
    this.count = count
  }
}

/** Other shelves are inside it. */
export class ShelfDivided extends Problem {
  readonly status = 409
  readonly code = 'shelf_divided'
  override readonly count: number
  constructor(count: number) {
    super(`${count} shelves are inside it`)
    this.count = count
  }
}
