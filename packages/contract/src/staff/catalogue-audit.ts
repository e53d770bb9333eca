import { CONTRADICTION_KINDS, type ContradictionKind } from '@shop/domain/catalogue-audit/contradiction'
import * as z from 'zod/mini'
import { pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { catalogueAudit, contradictionKind, severityWord, staffContradiction } from '../wire/catalogue/contradiction.ts'
import { paging } from '../wire/paging.ts'

const FOR_CATALOGUE = ['owner', 'content'] as const
const BASE = '/admin/contradicciones'

const kinds = Object.keys(CONTRADICTION_KINDS) as ContradictionKind[]
const kindWord = z.codec(contradictionKind.schema, z.enum(kinds), { decode: contradictionKind.decode, encode: contradictionKind.encode })
const severity = z.codec(severityWord.schema, z.enum(['error', 'hint']), { decode: severityWord.decode, encode: severityWord.encode })

export const listContradictions = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_CATALOGUE,
  summary: 'What parts on sale say that cannot be, errors first, as the catalogue was last judged',
  query: input(
    { page: paging.page, limit: paging.limit, tipo: z.optional(kindWord), gravedad: z.optional(severity) },
    { tipo: 'kind', gravedad: 'severity' },
  ),
  data: pageOf(staffContradiction),
})

export const showCatalogueAudit = endpoint({
  method: 'GET',
  path: `${BASE}/resumen`,
  access: 'staff',
  roles: FOR_CATALOGUE,
  summary: 'When the catalogue was last judged, and how many contradictions of each kind were found',
  data: catalogueAudit,
})

export const auditCatalogue = endpoint({
  method: 'POST',
  path: BASE,
  access: 'staff',
  roles: FOR_CATALOGUE,
  summary: 'Has the catalogue judged now; every night it is judged anyway',
  data: catalogueAudit,
})
