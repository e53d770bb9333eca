import { carText } from '@shop/domain/car-names'
import { type GarageCar, isSameCar } from '@shop/domain/garage'
import { changesSince, type GarageChanges, inOrderOf, type KeptGarage, withChanges } from '@shop/domain/merge-garages'
import { garage, isCar } from './garage.ts'
import { removeCars } from './garage-changes.ts'
import { readCustomerId, readSessionId } from './session-id.ts'
import { isStored, stored } from './stored.ts'

/** What an account had when this browser last heard of it: what differs by now was done here, and nobody knows of it yet. */
type Heard = {
  readonly customerId: string
  readonly cars: readonly GarageCar[]
  readonly chosen: string
  readonly at: number
}

/** For so long nobody asks what other browsers did. */
const FRESH_MS = 5 * 60_000

const heard = stored<Heard | undefined>({
  key: 'garage-cuenta',
  empty: undefined,
  parse: (found) => {
    const { customerId, cars, chosen, at } = found as Heard
    return { customerId: String(customerId), cars: cars.filter(isCar), chosen: String(chosen), at: Number(at) }
  },
  isEmpty: (known) => known === undefined,
})

export type TellAccount = (told: GarageChanges & { readonly chosen: GarageCar | undefined }) => Promise<KeptGarage>

let hasLeft = false

/**
 * Tells the account what was done to the cars here, and takes over what was done elsewhere. Whatever fails on the way, the browser's
 * cars are as they were, and the next time tells the same again.
 */
export async function followAccount(tell: TellAccount): Promise<void> {
  const customerId = readCustomerId()
  const session = readSessionId()
  if (hasLeft || !customerId) return
  if (heard.read() && heard.read()?.customerId !== customerId) letGo()
  const mine = garage.read()
  // An empty garage is not stored at all: one that is, and cannot be read, was damaged and not emptied by anybody.
  const before = mine.cars.length === 0 && isStored('garage') ? undefined : heard.read()
  const changes = changesSince(before?.cars ?? [], mine.cars)
  const inUse = mine.cars[mine.chosen]
  const isToTell = changes.added.length > 0 || changes.removed.length > 0 || (inUse && carText(inUse) !== before?.chosen)
  if (before && !isToTell && Date.now() - before.at < FRESH_MS) return
  const answer = await tell({ ...changes, chosen: inUse })
  if (hasLeft || readSessionId() !== session) return
  const now = garage.read()
  const cars = inOrderOf(now.cars, withChanges(answer.cars, changesSince(mine.cars, now.cars)))
  const chosen = now.cars[now.chosen] ?? (before ? undefined : answer.chosen)
  const next = { cars, chosen: chosen ? cars.findIndex((car) => isSameCar(car, chosen)) : -1 }
  // The cars first: another tab that reads in between takes what is new for its own, and must not take it for thrown away.
  if (JSON.stringify(next) !== JSON.stringify(now)) garage.write(next)
  heard.write({ customerId, cars: answer.cars, chosen: answer.chosen ? carText(answer.chosen) : '', at: Date.now() })
}

/** Who leaves takes the account's cars along. What never reached the account stays: it is nowhere else. */
export function takeCarsAlong(): void {
  hasLeft = true
  letGo()
}

/** First that they were heard of: cars that are gone afterwards were not thrown away by anybody. */
function letGo(): void {
  const before = heard.read()
  heard.write(undefined)
  if (before) removeCars(before.cars)
}
