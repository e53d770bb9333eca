import * as z from 'zod/mini'
import { asIs } from '../codec.ts'
import { endpoint } from '../endpoint.ts'

export const getCatalogueVersion = endpoint({
  method: 'GET',
  path: '/paginas/version',
  access: 'pages',
  isLive: true,
  summary:
    'A web server without a database asks whether anything that pages show has changed: as long as the answer is the same, nothing has',
  data: asIs(z.string()),
})
