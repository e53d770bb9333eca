import * as z from 'zod/mini'
import { pageOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { input } from './input.ts'
import { paging } from './wire/paging.ts'
import { product, productSummary } from './wire/product.ts'
import { productPage } from './wire/product-page.ts'

export const listProducts = endpoint({
  method: 'GET',
  path: '/products',
  access: 'public',
  summary: 'Every product that is sold, a page at a time',
  query: input({ ...paging }),
  data: pageOf(productSummary),
})

export const getProductPage = endpoint({
  method: 'GET',
  path: '/products/show/p',
  access: 'public',
  summary: 'The product page in one answer; ref is _id, codigo or clave_interna',
  query: input({ ref: z.string().check(z.maxLength(80)) }),
  data: productPage,
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  access: 'public',
  summary: 'One product',
  params: input({ id: z.string().check(z.maxLength(80)) }),
  data: product,
})
