import type { CarFacts } from '../car-facts.ts'
import { readAlias, type Years } from '../model-alias.ts'
import { compact } from './words.ts'

type SoldEngine = {
  readonly label: string
  readonly from: number
  readonly to: number
  readonly facts: CarFacts
  /** What the trade calls the generation that it was sold in: B13, A4, Mk6. */
  readonly generation?: string | undefined
}

export type NamedVehicles = {
  readonly makes: readonly { readonly id: number; readonly name: string }[]
  readonly models: readonly {
    readonly id: number
    readonly makeId: number
    readonly name: string
    readonly aliases: readonly string[]
    readonly engines: readonly SoldEngine[]
    /** Known to the trade, whether or not the shop has anything for it. */
    readonly isCarried: boolean
  }[]
}

/** `years` are those of the generation that was named: "Jetta A4". */
export type VehicleName = {
  readonly makeId: number
  readonly modelId: number | undefined
  readonly years?: Years | undefined
  readonly isCarried: boolean
}

/** By their letters and digits alone: crv, f150, mazda3, nissanversa. */
export function namesOfVehicles({ makes, models }: NamedVehicles): Map<string, VehicleName[]> {
  const vehicles = new Map<string, VehicleName[]>()
  const add = (key: string, name: VehicleName) => {
    const known = vehicles.get(key) ?? []
    if (!known.some(({ modelId, makeId }) => modelId === name.modelId && makeId === name.makeId))
      // What the shop has parts for comes first.
      vehicles.set(key, name.isCarried ? [name, ...known] : [...known, name])
  }
  const makesCarried = new Set(models.filter(({ isCarried }) => isCarried).map(({ makeId }) => makeId))
  for (const { id, name } of makes) {
    const make = { makeId: id, modelId: undefined, isCarried: makesCarried.has(id) }
    add(compact(name), make)
    // "Mercedes" is enough of Mercedes-Benz.
    const [first = '', ...rest] = name.split(/[\s-]/)
    if (rest.length > 0 && first.length > 4) add(compact(first), make)
  }
  const alone = generationsAlone(models)
  for (const { id, makeId, name, aliases, engines, isCarried } of models) {
    const make = compact(makes.find((one) => one.id === makeId)?.name ?? '')
    // A bare number, such as Peugeot's 206, is a car only beside its make; and so is a name of two characters, such as Mercedes' ML.
    if (!/^\d+$/.test(compact(name)) && (isCarried || compact(name).length > 2)) add(compact(name), { makeId, modelId: id, isCarried })
    add(make + compact(name), { makeId, modelId: id, isCarried })
    for (const alias of aliases.map(readAlias)) {
      const key = compact(alias.name)
      if (isCarried || key.length > 2) add(key, { makeId, modelId: id, years: alias.years, isCarried })
      if (!key.startsWith(make)) add(make + key, { makeId, modelId: id, years: alias.years, isCarried })
    }
    for (const [generation, years] of generationsOf(engines)) {
      add(compact(name) + generation, { makeId, modelId: id, years, isCarried })
      if (alone.has(generation)) add(generation, { makeId, modelId: id, years, isCarried })
    }
  }
  return vehicles
}

function generationsOf(engines: readonly SoldEngine[]): [string, Years][] {
  return [...Map.groupBy(engines, ({ generation }) => compact(generation ?? ''))]
    .filter(([name]) => name !== '')
    .map(([name, sold]) => [name, { from: Math.min(...sold.map(({ from }) => from)), to: Math.max(...sold.map(({ to }) => to)) }])
}

/** Names of generations that only one model has, and that are nothing else: "B13", but not "A4". */
function generationsAlone(models: NamedVehicles['models']): Set<string> {
  const all = models.flatMap(({ engines }) => generationsOf(engines).map(([name]) => name))
  const names = new Set(models.map(({ name }) => compact(name)))
  const isAlone = (name: string) => all.indexOf(name) === all.lastIndexOf(name)
  return new Set(all.filter((name) => name.length > 2 && /\d/.test(name) && /^[a-z]/.test(name) && !names.has(name) && isAlone(name)))
}
