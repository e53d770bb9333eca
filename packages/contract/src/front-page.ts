import type { FrontPage } from '@shop/domain/front-page'
import * as z from 'zod/mini'
import { codec } from './codec.ts'
import { endpoint } from './endpoint.ts'

const schema = z.object({
  carrusel: z.array(
    z.object({ titulo: z.string(), texto: z.string(), enlace: z.string(), imagen_escritorio: z.string(), imagen_movil: z.string() }),
  ),
  marcas: z.array(z.object({ nombre: z.string(), slug: z.string(), imagen: z.string() })),
})

const frontPage = codec<z.output<typeof schema>, FrontPage>(
  schema,
  ({ slides, brands }) => ({
    carrusel: slides.map(({ title, text, link, wideImage, narrowImage }) => ({
      titulo: title,
      texto: text,
      enlace: link,
      imagen_escritorio: wideImage,
      imagen_movil: narrowImage,
    })),
    marcas: brands.map(({ name, slug, image }) => ({ nombre: name, slug, imagen: image })),
  }),
  ({ carrusel, marcas }) => ({
    slides: carrusel.map(({ titulo, texto, enlace, imagen_escritorio, imagen_movil }) => ({
      title: titulo,
      text: texto,
      link: enlace,
      wideImage: imagen_escritorio,
      narrowImage: imagen_movil,
    })),
    brands: marcas.map(({ nombre, slug, imagen }) => ({ name: nombre, slug, image: imagen })),
  }),
)

export const getFrontPage = endpoint({
  method: 'GET',
  path: '/portada',
  access: 'public',
  summary: 'What Home shows beside products: the slides of its carousel and the logos of the brands that are sold',
  data: frontPage,
})
