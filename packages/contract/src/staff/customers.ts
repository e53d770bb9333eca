import * as z from 'zod/mini'
import { pageOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { form } from '../form.ts'
import { input } from '../input.ts'
import { paging } from '../wire/paging.ts'
import { customer } from '../wire/people/customer.ts'
import { customerNumber } from '../wire/people/customer-number.ts'
import { shortText } from '../wire/text.ts'

const may = { access: 'staff', roles: ['owner', 'sales'] } as const

export const searchCustomers = endpoint({
  method: 'POST',
  path: '/admin/clientes/buscar',
  ...may,
  // In the body: addresses end up in logs, and names and e-mails are nobody's business there.
  isQuestion: true,
  summary: 'Customers whose name, telephone or e-mail has these words, by name',
  body: input({ buscar: shortText(80), page: z._default(z.int().check(z.minimum(1)), 1), limit: paging.limit }, { buscar: 'search' }),
  data: pageOf(customer),
})

export const getAnyCustomer = endpoint({
  method: 'GET',
  path: '/admin/clientes/:id',
  ...may,
  summary: 'One customer. Orders, quotations and conversations of theirs are in the lists of each, with `cliente`',
  params: form({ id: customerNumber }),
  data: customer,
})
