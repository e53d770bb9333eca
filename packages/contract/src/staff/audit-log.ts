import { AUDIT_SUBJECTS } from '@shop/domain/audit-log'
import * as z from 'zod/mini'
import { pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { day } from '../wire/day.ts'
import { wholeNumber } from '../wire/numbers.ts'
import { paging } from '../wire/paging.ts'
import { auditEntry, auditSubject, auditVerdict } from '../wire/people/audit-entry.ts'
import { shortText } from '../wire/text.ts'

const may = { access: 'staff', roles: ['owner'] } as const

const subjectKind = z.codec(auditSubject.schema, z.enum(AUDIT_SUBJECTS), { decode: auditSubject.decode, encode: auditSubject.encode })

export const listAuditEntries = endpoint({
  method: 'GET',
  path: '/admin/bitacora',
  ...may,
  summary: 'What staff changed, newest first: of one person, about one kind of thing or one thing, between two days of the shop',
  query: input(
    {
      page: paging.page,
      limit: paging.limit,
      persona: z.optional(wholeNumber(1, 999_999_999)),
      tipo: z.optional(subjectKind),
      asunto: z.optional(shortText(254)),
      desde: z.optional(day),
      hasta: z.optional(day),
    },
    { persona: 'staffId', tipo: 'kind', asunto: 'ref', desde: 'from', hasta: 'to' },
  ),
  data: pageOf(auditEntry),
})

export const verifyAuditLog = endpoint({
  method: 'GET',
  path: '/admin/bitacora/verificacion',
  ...may,
  summary: 'Walks the whole log: whether every row is as it was written, or the first that is not',
  data: auditVerdict,
})
