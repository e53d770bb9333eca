import { randomUUID } from 'node:crypto'
import { keepCataloguePicture } from '../../modules/pictures/pictures.public.ts'
import { goodPicture } from '../bad-files.ts'
import { addPart, type ExampleShop, uniqueName, type WriteExamples } from './write-example.ts'

const PROMOTION = {
  nombre_es: 'Frenos',
  nombre_en: 'Brakes',
  descripcion_es: 'Menos',
  descripcion_en: 'Less',
  descuento: 10,
  activa: true,
  inicio: '2026-01-01T00:00',
  fin: '2099-01-01T00:00',
}
const ARTICLE = { titulo_es: 'Hola', resumen_es: 'Hola', cuerpo_es: '<p>Hola</p>', fecha: '2026-01-01T00:00' }

type Kept = { readonly _id: string; readonly version: number }
type Slide = Kept & { readonly titulo_es: string }

/** What visitors are shown: promotions, news, the carousel and the front page. */
export function contentWrites({ shop, owner: { id: staffId, ask, get, post } }: ExampleShop): WriteExamples {
  const addPromotion = async (): Promise<Kept> => (await post('/admin/promociones', PROMOTION)).body.data
  const article = () => ({ ...ARTICLE, slug: `n-${randomUUID()}` })
  const addArticle = async (): Promise<Kept & { slug: string }> => (await post('/admin/noticias', article())).body.data
  const slide = async () => {
    const { name } = await keepCataloguePicture(shop, staffId, await goodPicture())
    const titulo_es = `Ejemplo ${randomUUID().slice(0, 8)}`
    return { titulo_es, texto_es: 'Hola', enlace: '/productos', imagen_escritorio: name, imagen_movil: name }
  }
  /** Those of before make room: a carousel has an end. */
  const addSlide = async (): Promise<{ readonly added: Slide; readonly all: readonly Slide[] }> => {
    await shop.pool.query(`delete from carousel_slides where title_es like 'Ejemplo %'`)
    const wanted = await slide()
    const all: Slide[] = (await post('/admin/carrusel', wanted)).body.data
    const added = all.find(({ titulo_es }) => titulo_es === wanted.titulo_es)
    if (!added) throw new Error('the slide is not in the carousel')
    return { added, all }
  }
  return {
    'POST /admin/promociones': () => post('/admin/promociones', PROMOTION),
    'PATCH /admin/promociones/:id': async () => {
      const { _id, version } = await addPromotion()
      return ask('PATCH', `/admin/promociones/${_id}`, { ...PROMOTION, descuento: 20, version })
    },
    'POST /admin/promociones/:id/terminar': async () => post(`/admin/promociones/${(await addPromotion())._id}/terminar`),
    'POST /admin/promociones/:id/activa': async () => post(`/admin/promociones/${(await addPromotion())._id}/activa`, { activa: false }),
    'POST /admin/promociones/:id/productos': async () => {
      const { number } = await addPart(shop)
      return post(`/admin/promociones/${(await addPromotion())._id}/productos`, { numeros: [number] })
    },
    'POST /admin/promociones/:id/productos/quitar': async () => {
      const [{ _id }, { number }] = [await addPromotion(), await addPart(shop)]
      await post(`/admin/promociones/${_id}/productos`, { numeros: [number] })
      return post(`/admin/promociones/${_id}/productos/quitar`, {})
    },
    'POST /admin/noticias': () => post('/admin/noticias', article()),
    'PATCH /admin/noticias/:id': async () => {
      const { _id, ...rest } = await addArticle()
      return ask('PATCH', `/admin/noticias/${_id}`, { ...ARTICLE, ...rest, titulo_es: uniqueName('Otro') })
    },
    'POST /admin/noticias/:id/publicar': async () => {
      const { _id, version } = await addArticle()
      return post(`/admin/noticias/${_id}/publicar`, { version })
    },
    'POST /admin/noticias/:id/retirar': async () => {
      const { _id, version } = await addArticle()
      await post(`/admin/noticias/${_id}/publicar`, { version })
      return post(`/admin/noticias/${_id}/retirar`)
    },
    'POST /admin/carrusel': async () => post('/admin/carrusel', await slide()),
    'PATCH /admin/carrusel/:id': async () => {
      const { _id, version } = (await addSlide()).added
      return ask('PATCH', `/admin/carrusel/${_id}`, { ...(await slide()), version })
    },
    'DELETE /admin/carrusel/:id': async () => ask('DELETE', `/admin/carrusel/${(await addSlide()).added._id}`),
    'POST /admin/carrusel/orden': async () => {
      await addSlide()
      await post('/admin/carrusel', await slide())
      const ids = (await get('/admin/carrusel')).body.data.map(({ _id }: Slide) => _id)
      return post('/admin/carrusel/orden', { orden: ids.toReversed() })
    },
    'POST /admin/aparador/:lista': async () => {
      const { version, fijas, primeras } = (await get('/admin/aparador/nuevos')).body.data
      return post('/admin/aparador/nuevos', { fijas: fijas.length > 0 ? [] : [primeras[0]._id], ocultas: [], version })
    },
    'POST /admin/portada': async () => {
      const { version, secciones } = (await get('/admin/portada')).body.data
      return post('/admin/portada', { secciones: secciones.toReversed(), version })
    },
  }
}
