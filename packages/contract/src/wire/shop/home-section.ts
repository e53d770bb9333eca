import type { HomeSection } from '@shop/domain/home-sections'
import { words } from '../words.ts'

export const homeSection = words<HomeSection>()({
  slides: 'carrusel',
  'by-vehicle': 'por_vehiculo',
  categories: 'categorias',
  premium: 'premium',
  new: 'nuevos',
  lists: 'listas',
  'most-searched': 'mas_buscados',
  promotions: 'promociones',
  promises: 'promesas',
  own: 'propios',
  brands: 'marcas',
})
