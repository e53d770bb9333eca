import * as z from 'zod/mini'
import { asIs } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { secretField } from '../fields/people.ts'
import { form } from '../form.ts'
import { customer } from '../wire/people/customer.ts'

export const getMe = endpoint({
  method: 'GET',
  path: '/clientes/me/:token',
  access: 'customer',
  summary: 'The signed-in customer; the token in the path has to be the bearer’s own',
  params: form({ token: secretField }),
  data: customer,
})

export const logout = endpoint({
  method: 'POST',
  path: '/clientes/logout',
  access: 'customer',
  summary: 'Ends this session; its token is worth nothing from then on',
  says: 'signed_out',
  data: asIs(z.object({})),
})
