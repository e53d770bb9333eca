import { type CarFacts, joinFacts } from '@shop/domain/car-facts'
import type { Engine, Generation } from '../shapes.ts'
import { enginesAsian } from './engines-asian.ts'
import { enginesWestern } from './engines-western.ts'

/** All that is known of a generation with one of its engines. */
export const factsOf = ({ facts }: Generation, engine: Engine): CarFacts =>
  joinFacts(
    { cooling: ['water'], airConditioning: ['with', 'without'] },
    engine.cylinders === 0 ? OF_ELECTRIC : { fuel: [engine.isDiesel ? 'diesel' : 'gasoline'], cylinders: [`${engine.cylinders}`] },
    engine.isDiesel ? { ignition: ['none'], fuelSystem: ['injection'] } : undefined,
    enginesAsian[engine.family] ?? enginesWestern[engine.family],
    facts,
    engine.facts,
  )

/** An electric car has none of what an engine brings: no part for cylinders, valves or a turbo can be for it. */
const OF_ELECTRIC: CarFacts = {
  fuel: ['electric'],
  cylinders: [],
  valves: [],
  aspiration: [],
  fuelSystem: [],
  camDrive: [],
  ignition: ['none'],
  transmission: ['single-speed'],
}
