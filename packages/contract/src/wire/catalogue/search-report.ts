import { LOCALES } from '@shop/domain/locale'
import type { SearchReport } from '@shop/domain/search-report'
import * as z from 'zod/mini'
import { asIs, listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { text, whole, yesNo } from '../plain.ts'

const searched = { locale: as('idioma', asIs(z.enum(LOCALES))), text: as('texto', text), searches: as('busquedas', whole) } as const

export const searchReport = record<SearchReport>()({
  searches: as('busquedas', whole),
  foundNothing: as('sin_resultado', whole),
  notFound: as(
    'no_encontrado',
    listOf(
      record<SearchReport['notFound'][number]>()({
        ...searched,
        foundNothing: as('sin_resultado', whole),
        isFoundNow: as('ya_se_encuentra', yesNo),
      }),
    ),
  ),
  corrected: as(
    'corregido',
    listOf(
      record<SearchReport['corrected'][number]>()({
        ...searched,
        corrected: as('corregidas', whole),
        correctedTo: as('corregido_a', text),
        sold: as('vendidas', whole),
      }),
    ),
  ),
  notSold: as('no_vendido', listOf(record<SearchReport['notSold'][number]>()(searched))),
})
