import { MOST_JUDGED } from '@shop/domain/fitment'
import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { car, oneOfCars } from '../wire/catalogue/asked-products.ts'
import { fit } from '../wire/catalogue/fit.ts'
import { jobKit } from '../wire/catalogue/job-kit.ts'
import { product } from '../wire/catalogue/product.ts'
import { productPage } from '../wire/catalogue/product-page.ts'
import { shortText } from '../wire/text.ts'

const name = shortText(80)

export const getProductPage = endpoint({
  method: 'GET',
  path: '/products/show/p',
  access: 'public',
  countsVisitors: true,
  summary: 'The product page in one answer; ref is _id, codigo or clave_interna. With a car, equivalents that do not fit it are left out',
  query: input({ ref: name, ...car.fields }, car.names),
  data: productPage,
})

export const getJobKit = endpoint({
  method: 'GET',
  path: '/products/juego',
  access: 'public',
  summary:
    'What else the job takes that a product begins: of each kind the one best part that fits the car, with its pieces and the sum of what is marked. Without a whole car, or one that the product does not fit, kinds only',
  query: input({ ref: name, ...car.fields }, car.names),
  data: jobKit,
})

export const getProduct = endpoint({
  method: 'GET',
  path: '/products/:id',
  access: 'public',
  summary: 'One product',
  params: input({ id: name }),
  data: product,
})

export const checkFit = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/products/compatibilidad',
  access: 'public',
  summary: 'Does this part fit this car: si, si_condicion, no or sin_datos, and the row that says so',
  body: input({ ref: name, ...car.fields }, car.names),
  data: fit,
})

const fits = listOf(fit)

export const checkFits = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/products/compatibilidades',
  access: 'public',
  summary:
    'The same for many parts at once, by their _id, in the order asked. With several cars (autos) each part is judged by all of them: the first that it fits is named',
  body: input(
    { refs: z.array(name).check(z.maxLength(100)), ...car.fields, autos: z.optional(z.array(oneOfCars).check(z.maxLength(MOST_JUDGED))) },
    { ...car.names, autos: 'cars' },
  ),
  data: fits,
})

export const recordInterest = endpoint({
  method: 'POST',
  isQuestion: true,
  path: '/products/visto',
  access: 'public',
  summary: 'A visitor opened a product; counted once a visitor and day for "most searched"',
  body: input({ ref: name }),
  data: asIs(z.null()),
})
