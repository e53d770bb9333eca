import type { NamedCar } from '@shop/domain/asked-products'
import type { Fit } from '@shop/domain/fitment'
import type { FitmentRow } from '@shop/domain/product'
import { type Codec, codec } from '../../codec.ts'
import { as, record, type WireRecord } from '../../record.ts'
import { maybe, text } from '../plain.ts'
import { words } from '../words.ts'
import { namedCar } from './named-car.ts'
import { fitmentRow } from './product.ts'

const verdict = words<Fit['verdict']>()({ fits: 'si', 'fits-if': 'si_condicion', 'does-not-fit': 'no', unknown: 'sin_datos' })

type AnyFit = {
  readonly verdict: Fit['verdict']
  readonly condition: string | undefined
  readonly row: FitmentRow | undefined
  readonly car: NamedCar | undefined
}
const anyFit = record<AnyFit>()({
  verdict: as('resultado', verdict),
  condition: as('nota', maybe(text)),
  row: as('fila', maybe(fitmentRow)),
  car: as('auto', maybe(namedCar)),
})

/** si, si_condicion (with its note), no or sin_datos, the row that says so, and the car it is said of. */
export const fit: Codec<WireRecord, Fit> = codec<WireRecord, Fit>(
  anyFit.schema,
  (inside) => anyFit.encode({ condition: undefined, row: undefined, car: undefined, ...inside }),
  (wire) => {
    const { verdict, condition, row, car } = anyFit.decode(wire)
    if (verdict === 'fits') return { verdict, row, car }
    if (verdict === 'fits-if' && row) return { verdict, condition: condition ?? '', row, car }
    return { verdict: verdict === 'does-not-fit' ? verdict : 'unknown', car }
  },
)
