/** A make, model, year or engine to choose from, with how many parts on sale fit it. */
export type VehicleOption = {
  readonly id: string
  readonly name: string
  readonly productCount: number
}
