import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { promotion, promotionWithProducts } from '../wire/catalogue/promotion.ts'
import { shortText } from '../wire/text.ts'

export const listPromotions = endpoint({
  method: 'GET',
  path: '/promociones/all',
  access: 'public',
  summary: 'Every promotion that runs now',
  data: listOf(promotion),
})

export const findPromotion = endpoint({
  method: 'GET',
  path: '/promociones/search/:x',
  access: 'public',
  summary: 'One promotion that runs or is over, by _id, slug or name, with its first products',
  params: input({ x: shortText(200) }, { x: 'ref' }),
  data: promotionWithProducts,
})
