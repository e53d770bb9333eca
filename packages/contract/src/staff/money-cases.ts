import { CASE_VIEWS, MONEY_CASE_KINDS, type MoneyAction } from '@shop/domain/money-case'
import * as z from 'zod/mini'
import { pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { flagField } from '../fields/order-steps.ts'
import { type FormField, form, optionalField, paragraphsField, textField } from '../form.ts'
import { input } from '../input.ts'
import { caseKind, caseView, moneyAction, moneyCase } from '../wire/orders/money-case.ts'
import { paging } from '../wire/paging.ts'
import { shortText } from '../wire/text.ts'

/** Money to be cleared up: what does not fit, came twice, came back, or is being asked about. */
const FOR_MONEY = ['owner', 'sales'] as const
const BASE = '/admin/dinero'

const kindWord = z.codec(caseKind.schema, z.enum(MONEY_CASE_KINDS), { decode: caseKind.decode, encode: caseKind.encode })
const viewWord = z.codec(caseView.schema, z.enum(CASE_VIEWS), { decode: caseView.decode, encode: caseView.encode })
const byId = form({ id: textField([(text) => (/^\d+$/.test(text) ? undefined : 'numbers')], { max: 9 }) })
const actionField: FormField<MoneyAction> = {
  schema: moneyAction.schema,
  read: (raw) =>
    moneyAction.schema.safeParse(raw).success ? { value: moneyAction.decode(String(raw)) } : { issues: [{ path: '', rule: 'invalid' }] },
  encode: moneyAction.encode,
}

export const listMoneyCases = endpoint({
  method: 'GET',
  path: BASE,
  access: 'staff',
  roles: FOR_MONEY,
  summary:
    'Money to be cleared up: open cases, those whose time runs out first, then the oldest; `mios` those the caller took; `resueltos` the latest; by `tipo`, or of one `folio`',
  query: input(
    {
      page: paging.page,
      limit: paging.limit,
      ver: z._default(viewWord, 'open'),
      tipo: z.optional(kindWord),
      folio: z.optional(shortText(40)),
    },
    { ver: 'view', tipo: 'kind' },
  ),
  data: pageOf(moneyCase),
})

export const takeMoneyCase = endpoint({
  method: 'POST',
  path: `${BASE}/:id/tomar`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'Somebody takes a case, or gives it back to all; whoever takes it last has it',
  params: byId,
  body: form({ tomar: flagField }, { tomar: 'isTaken' }),
  data: moneyCase,
})

export const keepCasePieces = endpoint({
  method: 'POST',
  path: `${BASE}/:id/conservar`,
  access: 'staff',
  roles: FOR_MONEY,
  summary: 'The pieces of its purchase stay put aside until the case is settled, or only for as long as usual',
  params: byId,
  body: form({ conservar: flagField }, { conservar: 'isKept' }),
  data: moneyCase,
})

export const settleMoneyCase = endpoint({
  method: 'POST',
  path: `${BASE}/:id/resolver`,
  access: 'staff',
  roles: FOR_MONEY,
  movesMoney: true,
  summary: 'Settles a case by one of its `acciones`; those that only words explain need a `nota`',
  params: byId,
  body: form({ accion: actionField, nota: optionalField(paragraphsField({ max: 1_000 })) }, { accion: 'action', nota: 'note' }),
  data: moneyCase,
})
