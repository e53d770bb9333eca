import * as brands from '@shop/contract/staff/brands'
import * as carousel from '@shop/contract/staff/carousel'
import * as home from '@shop/contract/staff/home-sections'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import type { FileStore } from '../../ports/file-store.ts'
import { arrangeHome } from './arrange-home.ts'
import { listBrands } from './brands.queries.ts'
import { readHomeLayout } from './home-layout.queries.ts'
import { listSlides } from './slides.queries.ts'
import { changeBrand, createBrand } from './write-brand.ts'
import { changeSlide, createSlide, orderSlides, removeSlide } from './write-slide.ts'

/** What the content desk does with the home page: its sections, its carousel and the logos of its brands. */
export function frontPageStaffRoutes(app: FastifyInstance, deps: { readonly db: Db; readonly files: FileStore }): void {
  const { db } = deps
  serve(app, carousel.listSlides, () => listSlides(db))
  serve(app, carousel.createSlide, async ({ body, staff }) => {
    await createSlide(deps, staff.id, body)
    return listSlides(db)
  })
  serve(app, carousel.changeSlide, async ({ params, body, staff }) => {
    await changeSlide(deps, staff.id, params.id, body)
    return listSlides(db)
  })
  serve(app, carousel.removeSlide, async ({ params, staff }) => {
    await removeSlide(deps, staff.id, params.id)
    return listSlides(db)
  })
  serve(app, carousel.orderSlides, async ({ body, staff }) => {
    await orderSlides(deps, staff.id, body.ids)
    return listSlides(db)
  })
  serve(app, home.showHomeLayout, () => readHomeLayout(db))
  serve(app, home.arrangeHome, async ({ body, staff }) => {
    await arrangeHome(deps, staff.id, body)
    return readHomeLayout(db)
  })
  serve(app, brands.listBrands, () => listBrands(db))
  serve(app, brands.createBrand, ({ body, staff }) => createBrand(deps, staff.id, body))
  serve(app, brands.changeBrand, ({ params, body, staff }) => changeBrand(deps, staff.id, Number(params.id), body))
}
