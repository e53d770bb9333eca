import { type CarFacts, joinFacts } from '@shop/domain/car-facts'
import type { Engine, Generation } from '../shapes.ts'
import { enginesAsian } from './engines-asian.ts'
import { enginesWestern } from './engines-western.ts'

/** All that is known of a generation with one of its engines. */
export const factsOf = ({ facts }: Generation, engine: Engine): CarFacts =>
  joinFacts(
    {
      fuel: [engine.isDiesel ? 'diesel' : 'gasoline'],
      cylinders: [`${engine.cylinders}`],
      cooling: ['water'],
      airConditioning: ['with', 'without'],
    },
    engine.isDiesel ? { ignition: ['none'], fuelSystem: ['injection'] } : undefined,
    enginesAsian[engine.family] ?? enginesWestern[engine.family],
    facts,
    engine.facts,
  )
