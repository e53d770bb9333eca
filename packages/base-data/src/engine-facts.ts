import { CAR_FACTS, type CarFact, type CarFacts } from '@shop/domain/car-facts'
import type { FactChanges } from './fact-cells.ts'
import { BadTable } from './read-tables.ts'
import { type Row, TABLES, type Tables } from './tables.ts'

export type EngineFacts = {
  readonly generation: Row<'generation'> | undefined
  /** What its family and its generation say of it. */
  readonly inherited: CarFacts
  /** All that is known of a car with this engine: what its own row says wins. */
  readonly facts: CarFacts
}

/** True of any car with a known engine, unless its family or generation says otherwise. */
const OF_ANY_CAR: CarFacts = { cooling: ['water'], airConditioning: ['with', 'without'] }

/** What is known of an engine's row. A generation holds a model's engines by their first year. */
export function engineFactsOf(tables: Pick<Tables, 'generation' | 'engine-family'>): (row: Row<'engine'>) => EngineFacts {
  const families = new Map(tables['engine-family'].map(({ key, values }) => [key, values.facts]))
  const generations = Map.groupBy(tables.generation, ({ values }) => values.parent)
  return ({ key, values: { parent, family, year_from, facts } }) => {
    if (family !== undefined && !families.has(family))
      throw new BadTable(`${TABLES.engine.file}: ${key} has the family ${family}, which is not in ${TABLES['engine-family'].file}.`)
    const generation = generations.get(parent)?.find(({ values }) => values.year_from <= year_from && year_from <= values.year_to)
    const ofFamily = family === undefined ? {} : { ...OF_ANY_CAR, ...families.get(family) }
    const inherited = known({ ...ofFamily, ...generation?.values.facts })
    return { generation, inherited, facts: known({ ...inherited, ...facts }) }
  }
}

/** What an engine's own row has to say so that these facts are all that is known of it. */
export function changesOf(inherited: CarFacts, facts: CarFacts): FactChanges {
  const changed = (Object.keys(CAR_FACTS) as CarFact[]).filter((fact) => facts[fact]?.join() !== inherited[fact]?.join())
  return Object.fromEntries(changed.map((fact) => [fact, facts[fact] ?? null]))
}

function known(changes: FactChanges): CarFacts {
  return Object.fromEntries(Object.entries(changes).filter(([, words]) => words !== null))
}
