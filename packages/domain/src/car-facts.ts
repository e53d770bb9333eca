/**
 * What decides whether a part can belong to a car at all. Each fact has its possible words; a car may have several of them, where its
 * versions differ ("rear discs or drums"), and a fact that is missing is not known.
 */
export const CAR_FACTS = {
  fuel: ['gasoline', 'diesel', 'hybrid', 'electric'],
  cylinders: ['2', '3', '4', '5', '6', '8', '10', '12'],
  valves: ['6', '8', '10', '12', '16', '18', '20', '24', '30', '32', '40', '48'],
  aspiration: ['natural', 'turbo'],
  fuelSystem: ['carburetor', 'injection'],
  camDrive: ['belt', 'chain', 'gears'],
  ignition: ['distributor', 'coils', 'none'],
  cooling: ['water', 'air'],
  frontBrake: ['disc', 'drum'],
  rearBrake: ['disc', 'drum'],
  abs: ['with', 'without'],
  steering: ['manual', 'hydraulic', 'electric'],
  drive: ['front', 'rear', 'four'],
  transmission: ['manual', 'automatic', 'cvt', 'robotized', 'single-speed'],
  airConditioning: ['with', 'without'],
} as const

export type CarFact = keyof typeof CAR_FACTS
export type CarFacts = { readonly [Fact in CarFact]?: readonly (typeof CAR_FACTS)[Fact][number][] }

/** What a part asks of its car: for each fact, one of these words. Some ask it of one axle only: rear pads ask for rear discs. */
export type PartNeeds = { readonly always?: CarFacts; readonly front?: CarFacts; readonly rear?: CarFacts }
export type Axle = 'front' | 'rear'

export type Meets =
  /** Every version of the car has what the part needs. */
  | { readonly answer: 'always' }
  /** Only some versions have it; the facts say which have to be asked about. */
  | { readonly answer: 'sometimes'; readonly facts: readonly CarFact[] }
  | { readonly answer: 'never'; readonly facts: readonly CarFact[] }
  /** Nothing speaks against it, but these facts are not known of the car. */
  | { readonly answer: 'unknown'; readonly facts: readonly CarFact[] }

/** Whether a car can have such a part at all. */
export function meetsNeeds(facts: CarFacts, needs: PartNeeds, axle?: Axle): Meets {
  const asked = neededFacts(needs, axle)
  const wanting = (is: (has: readonly string[] | undefined, wanted: readonly string[]) => boolean) =>
    asked.filter(([fact, wanted]) => is(facts[fact], wanted)).map(([fact]) => fact)
  const never = wanting((has, wanted) => has !== undefined && !has.some((word) => wanted.includes(word)))
  if (never.length > 0) return { answer: 'never', facts: never }
  const sometimes = wanting((has, wanted) => has?.some((word) => !wanted.includes(word)) ?? false)
  if (sometimes.length > 0) return { answer: 'sometimes', facts: sometimes }
  const unknown = wanting((has) => has === undefined)
  return unknown.length > 0 ? { answer: 'unknown', facts: unknown } : { answer: 'always' }
}

/** Several needs of one fact, of the part and of its axle, have all to be met. */
export function neededFacts({ always, front, rear }: PartNeeds, axle: Axle | undefined): [CarFact, readonly string[]][] {
  return [always, axle === 'front' ? front : undefined, axle === 'rear' ? rear : undefined].flatMap((needs) =>
    Object.entries(needs ?? {}).map(([fact, wanted]): [CarFact, readonly string[]] => [fact as CarFact, wanted]),
  )
}
