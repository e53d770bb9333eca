import type { Engine, Generation, PartType, VehicleModel } from '@shop/base-data/shapes'
import type { CarFacts } from '@shop/domain/car-facts'

/** A car as it was sold with one engine. */
export type CarVersion = { readonly engine: string; readonly from: number; readonly to: number; readonly facts: CarFacts }

/** A run of years of a model that parts may be made for; an empty engine means all of its versions. */
export type CarRun = {
  readonly make: string
  readonly model: string
  readonly from: number
  readonly to: number
  readonly engine: string
  readonly popularity: number
  readonly body: VehicleModel['body']
  readonly versions: readonly CarVersion[]
}

/** Cars that share a part, the most common first, under the key that makes them share it. */
export type CarGroup = { readonly key: string; readonly runs: readonly CarRun[] }

export type CarGroups = Readonly<Record<PartType['fits'], readonly CarGroup[]>>

export function groupCars(models: readonly VehicleModel[]): CarGroups {
  const whole = models.flatMap((model) => model.generations.map((generation) => ({ model, generation, run: wholeRun(model, generation) })))
  const byEngine = models.flatMap((model) =>
    model.generations.flatMap((generation) =>
      generation.engines.map((engine) => ({ key: engine.family, run: engineRun(model, versionOf(engine)) })),
    ),
  )
  return {
    platform: grouped(whole.map(({ generation, run }) => ({ key: generation.platform, run }))),
    model: grouped(whole.map(({ model, run }) => ({ key: `${model.make} ${model.model} ${run.from}`, run }))),
    engine: grouped(byEngine),
    universal: [{ key: 'universal', runs: [] }],
  }
}

function wholeRun({ make, model, popularity, body }: VehicleModel, generation: Generation): CarRun {
  return {
    make,
    model,
    from: generation.from,
    to: generation.to,
    engine: '',
    popularity,
    body,
    versions: generation.engines.map(versionOf),
  }
}

function engineRun({ make, model, popularity, body }: VehicleModel, version: CarVersion): CarRun {
  return {
    make,
    model,
    from: version.from,
    to: version.to,
    engine: version.engine,
    popularity,
    body,
    versions: [version],
  }
}

function versionOf({ label, from, to, facts }: Engine): CarVersion {
  return { engine: label, from, to, facts }
}

function grouped(cars: readonly { key: string; run: CarRun }[]): CarGroup[] {
  return [...Map.groupBy(cars, ({ key }) => key)].map(([key, members]) => ({
    key,
    runs: members.map(({ run }) => run).toSorted((a, b) => b.popularity - a.popularity || a.from - b.from),
  }))
}
