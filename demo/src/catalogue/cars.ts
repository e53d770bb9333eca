import type { PartType, VehicleModel } from '@shop/base-data/shapes'

/** A run of years of a model that a part fits; an empty engine means all of them. */
export type CarRun = {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine: string
  readonly popularity: number
  readonly isWorkhorse: boolean
}

/** Cars that share a part, the most common first, under the key that makes them share it. */
export type CarGroup = { readonly key: string; readonly runs: readonly CarRun[]; readonly popularity: number }

export type CarGroups = Readonly<Record<PartType['fits'], readonly CarGroup[]>>

export const groupCars = (models: readonly VehicleModel[]): CarGroups => {
  const platform = models.flatMap((model) => model.generations.map((one) => ({ key: one.platform, run: run(model, one.from, one.to, '') })))
  const exact = models.flatMap((model) =>
    model.generations.map((one) => ({ key: `${model.make} ${model.model} ${one.from}`, run: run(model, one.from, one.to, '') })),
  )
  const engine = models.flatMap((model) =>
    model.generations.flatMap((one) =>
      one.engines.map((motor) => ({ key: motor.family, run: run(model, motor.from ?? one.from, motor.to ?? one.to, motor.label) })),
    ),
  )
  return {
    platform: grouped(platform),
    model: grouped(exact),
    engine: grouped(engine),
    universal: [{ key: 'universal', runs: [], popularity: 10 }],
  }
}

const run = ({ make, model, popularity, body }: VehicleModel, from: number, to: number, engine: string): CarRun => ({
  make,
  model,
  from,
  to,
  engine,
  popularity,
  isWorkhorse: body === 'pickup' || body === 'van',
})

const grouped = (cars: readonly { key: string; run: CarRun }[]): CarGroup[] =>
  [...Map.groupBy(cars, ({ key }) => key)].map(([key, members]) => {
    const runs = members.map((member) => member.run).toSorted((a, b) => b.popularity - a.popularity || a.from - b.from)
    return { key, runs, popularity: runs[0]?.popularity ?? 0 }
  })
