import { POLICY_PAGES } from '@shop/domain/policy-text'
import * as z from 'zod/mini'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { ownSection, policyPage } from '../wire/shop/policy-text.ts'

const pageWord = z.codec(policyPage.schema, z.enum(POLICY_PAGES), { decode: policyPage.decode, encode: policyPage.encode })

export const listOwnSections = endpoint({
  method: 'GET',
  path: '/politicas/textos/:pagina',
  access: 'public',
  summary:
    'The sections of a policy page that the shop has changed, in the language asked for; without words where the original ones are back',
  params: input({ pagina: pageWord }, { pagina: 'page' }),
  data: listOf(ownSection),
})
