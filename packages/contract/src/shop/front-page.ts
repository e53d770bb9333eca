import type { BrandLogo, FrontPage, Slide } from '@shop/domain/front-page'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { as, record } from '../record.ts'
import { maybe, text } from '../wire/plain.ts'
import { homeSection } from '../wire/shop/home-section.ts'

const slide = record<Slide>()({
  title: as('titulo', text),
  text: as('texto', text),
  link: as('enlace', text),
  wideImage: as('imagen_escritorio', text),
  narrowImage: as('imagen_movil', text),
})
const brandLogo = record<BrandLogo>()({ name: as('nombre', text), slug: text, image: as('imagen', text) })

const frontPage = record<FrontPage>()({
  slides: as('carrusel', listOf(slide)),
  brands: as('marcas', listOf(brandLogo)),
  sections: as('secciones', maybe(listOf(homeSection))),
})

export const getFrontPage = endpoint({
  method: 'GET',
  path: '/portada',
  access: 'public',
  summary:
    'What Home shows beside products: its sections in their order, the slides of its carousel and the logos of the brands that are sold',
  data: frontPage,
})
