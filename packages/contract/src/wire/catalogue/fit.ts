import type { Fit } from '@shop/domain/fitment'
import type { FitmentRow } from '@shop/domain/product'
import { type Codec, codec } from '../../codec.ts'
import { as, record, type WireRecord } from '../../record.ts'
import { maybe, text } from '../plain.ts'
import { words } from '../words.ts'
import { fitmentRow } from './product.ts'

const verdict = words<Fit['verdict']>()({ fits: 'si', 'fits-if': 'si_condicion', 'does-not-fit': 'no', unknown: 'sin_datos' })

type AnyFit = { readonly verdict: Fit['verdict']; readonly condition: string | undefined; readonly row: FitmentRow | undefined }
const anyFit = record<AnyFit>()({
  verdict: as('resultado', verdict),
  condition: as('nota', maybe(text)),
  row: as('fila', maybe(fitmentRow)),
})

/** si, si_condicion (with its note), no or sin_datos, and the row that says so. */
export const fit: Codec<WireRecord, Fit> = codec<WireRecord, Fit>(
  anyFit.schema,
  (inside) => anyFit.encode({ condition: undefined, row: undefined, ...inside }),
  (wire) => {
    const { verdict, condition, row } = anyFit.decode(wire)
    if (verdict === 'fits') return { verdict, row }
    if (verdict === 'fits-if' && row) return { verdict, condition: condition ?? '', row }
    return { verdict: verdict === 'does-not-fit' ? verdict : 'unknown' }
  },
)
