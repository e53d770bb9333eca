import type { Fit } from '@shop/domain/fitment'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'
import { fitmentRow } from './product.ts'
import { words } from './words.ts'

const verdict = words<Fit['verdict']>()({ fits: 'si', 'fits-if': 'si_condicion', 'does-not-fit': 'no', unknown: 'sin_datos' })

const wireFit = z.object({ resultado: verdict.schema, nota: z.optional(z.string()), fila: z.optional(fitmentRow.schema) })

/** si, si_condicion (with its note), no or sin_datos, and the row that says so. */
export const fit: Codec<z.output<typeof wireFit>, Fit> = codec<z.output<typeof wireFit>, Fit>(
  wireFit,
  (inside) => ({
    resultado: verdict.encode(inside.verdict),
    ...('condition' in inside ? { nota: inside.condition } : {}),
    ...('row' in inside && inside.row ? { fila: fitmentRow.encode(inside.row) } : {}),
  }),
  (wire) => {
    const kind = verdict.decode(wire.resultado)
    const row = wire.fila && fitmentRow.decode(wire.fila)
    if (kind === 'fits') return { verdict: kind, row }
    if (kind === 'fits-if' && row) return { verdict: kind, condition: wire.nota ?? '', row }
    return { verdict: kind === 'does-not-fit' ? kind : 'unknown' }
  },
)
