import { expressionBuilder, sql } from 'kysely'
import type { Tables } from '../../database/tables.ts'
import { eachFact, fact, factsOf, gathered, NO_FACTS, productFacts, says, text, whole, withFacts, withoutFact } from './facts.queries.ts'

/** What becomes of a change `c` to a product `p` when its import is undone. */
const e = expressionBuilder<Tables & { c: Tables['import_changes']; p: Tables['products'] }, 'c' | 'p'>()
const [before, after, restored] = [e.ref('c.before'), e.ref('c.after'), e.ref('c.restored')]
const isNew = e.ref('c.is_new')

/** New products go off sale; they are kept because their stock is in the ledger. */
const offSale = e
  .case()
  .when(e.and([e('p.status', '=', 'active'), e(text(after, 'status'), '=', 'active')]))
  .then(factsOf({ status: sql.lit('inactive') }))
  .else(NO_FACTS)
  .end()

/** Leaving out no rows keeps the facts from being put together again for each fact that is compared. */
const PRODUCT_NOW = sql<{ facts: unknown }>`(select ${productFacts('p')} as facts offset 0)`.as('now')

/** Whatever is still as the import left it, stock aside. A kind of part may be gone by now. */
const asItWas = e
  .selectFrom([eachFact(withoutFact(after, 'stock')).as('said'), PRODUCT_NOW])
  .select((k) => k.fn.coalesce(gathered(k.ref('said.key'), fact(before, k.ref('said.key'))), NO_FACTS).as('facts'))
  .where((k) => k(fact(k.ref('now.facts'), k.ref('said.key')), '=', k.ref('said.value')))
  .where((k) =>
    k.or([
      k('said.key', '<>', 'part_type_id'),
      k.exists(k.selectFrom('part_types as t').select('t.id').where('t.id', '=', whole(before, 'part_type_id'))),
    ]),
  )

/** Somebody counted, or another import said, since: that is known better than by arithmetic. */
const wasCounted = e.exists(
  e
    .selectFrom('stock_movements as m')
    .innerJoin('imports as i', 'i.id', 'c.import_id')
    .select('m.id')
    .whereRef('m.product_id', '=', 'c.product_id')
    .where('m.kind', 'in', ['import', 'correction'])
    .whereRef('m.happened_at', '>', 'i.applied_at'),
)

/** Less what the import brought; what was sold since stays sold. */
const stockBack = e('p.stock', '-', e.parens(whole(after, 'stock'), '-', e.fn.coalesce(whole(before, 'stock'), e.lit(0))))

const stock = e
  .case()
  .when(e.and([says(after, 'stock'), e.not(wasCounted)]))
  .then(factsOf({ stock: e.fn<number>('greatest', ['p.reserved', stockBack]) }))
  .else(NO_FACTS)
  .end()

/** What a product is given back. */
export const RESTORED = withFacts(e.case().when(isNew).then(offSale).else(asItWas).end(), stock)

const somethingStays = e.exists(
  e
    .selectFrom(eachFact(withoutFact(after, 'stock')).as('said'))
    .select('said.key')
    .where((k) => k.not(says(restored, k.ref('said.key')))),
)
const somethingGoesBack = e.or([e(withoutFact(restored, 'stock'), '<>', NO_FACTS), e(whole(restored, 'stock'), '<>', e.ref('p.stock'))])

/** A product of which nothing goes back is not restored; one of which something goes back and something stays is both. */
export const UNDONE = {
  restored: e.and([e.not(isNew), somethingGoesBack]),
  withdrawn: e.and([isNew, says(restored, 'status')]),
  kept: e.and([e.not(isNew), somethingStays]),
  stockKept: e.and([says(after, 'stock'), e.or([e(stockBack, '<', e.ref('p.reserved')), wasCounted])]),
}
