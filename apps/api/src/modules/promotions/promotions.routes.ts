import { findPromotion, listPromotions } from '@shop/contract/shop/promotions'
import type { FastifyInstance } from 'fastify'
import { cachedByVersion } from '../../database/cached-by-version.ts'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { PromotionNotFound } from './promotions.problems.ts'
import * as promotions from './promotions.queries.ts'

const PRODUCTS_SHOWN = 48

export function promotionsRoutes(app: FastifyInstance, { db, changes }: { readonly db: Db; readonly changes: CatalogueChanges }): void {
  const pictures = cachedByVersion(changes.version, () => promotions.listPictures(db))

  serve(app, listPromotions, async ({ locale }) => {
    const [running, pictureOf] = await Promise.all([promotions.listRunningPromotions(db, locale), pictures()])
    return running.map((promotion) => ({ ...promotion, image: pictureOf.get(promotion.id) }))
  })
  serve(app, findPromotion, async ({ params, locale }) => {
    const promotion = await promotions.findPromotion(db, locale, params.ref)
    if (!promotion) throw new PromotionNotFound()
    const [products, pictureOf] = await Promise.all([
      promotions.listPromotionProducts(db, locale, Number(promotion.id), PRODUCTS_SHOWN),
      pictures(),
    ])
    return { ...promotion, image: pictureOf.get(promotion.id), products }
  })
}
