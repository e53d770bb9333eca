import type { AnyEndpoint } from '@shop/contract/endpoint'
import { everyEndpoint } from '@shop/contract/every-endpoint'

/** A call that anybody may make, with something to fill it in with. */
export type PublicCall = {
  readonly method: 'GET' | 'POST'
  /** As the specification writes it. */
  readonly path: string
  readonly fill?: string
  readonly query?: string
  readonly body?: object
}

export const JETTA = 'armadora=Volkswagen&modelo=Jetta&anio=2014&motor=2.5'
const FILTER = { search: 'balatas', armadora: 'Nissan', modelo: 'Versa', anio: 2015, marca: ['Brembo', 'TRW'], page: 1, limit: 10, sort: 3 }
function get(path: string, query?: string, fill?: string): PublicCall {
  return {
    method: 'GET',
    path,
    ...(query ? { query } : {}),
    ...(fill ? { fill } : {}),
  }
}
function post(path: string, body: object): PublicCall {
  return { method: 'POST', path, body }
}

const CATALOGUE: readonly PublicCall[] = [
  get('/products/{id}', '', 'ID'),
  get('/products', 'page=1&limit=5&sort=2'),
  ...['nuevos', 'premium', 'propios', 'outlet', 'recomendados', 'mas-buscados', 'promocion'].map((list) =>
    get('/products/productos-{product}', 'page=1', list),
  ),
  get('/products/mas-buscados'),
  get('/products/premium'),
  get('/products/outlet'),
  get('/products/recomendados'),
  get('/products/primero', 'key=nuevos'),
  get('/products/categorias'),
  get('/products/subcategorias', 'sub=frenos'),
  get('/products/tipos', 'cat=Frenos&sub=frenos-de-disco'),
  get('/products/filters', 'page=1&limit=5&sort=4&categoria=frenos&tipo=Balatas&marca=Bosch'),
  get('/products/search/d', 'search=balatas+versa&page=1&limit=5&sort=0'),
  get('/products/busqueda/d', 'search=balatas+versa&page=1&limit=5&sort=0'),
  get('/products/searchCat/d', 'search=versa'),
  get('/products/search2/d', 'search=versa&page=1&limit=5&sort=1&categoria=frenos&tipo=Balatas&marca=TRW'),
  get('/products/refaccionCat', `${JETTA}&categoria=frenos&subcategoria=frenos-de-disco`),
  get('/products/modelos', 'armadora=Nissan'),
  get('/products/anios', 'armadora=Nissan&modelo=Versa'),
  get('/products/motor', 'armadora=Volkswagen&modelo=Jetta&anio=2014'),
  get('/products/categoria', JETTA),
  get('/products/subcategoria', `${JETTA}&categoria=frenos`),
  get('/products/refacciones', `${JETTA}&categoria=frenos&subcategoria=frenos-de-disco`),
  get('/products/refaccion', `${JETTA}&categoria=frenos&subcategoria=frenos-de-disco&page=1&limit=5&sort=3`),
  get('/products/refaccion2', `${JETTA}&categoria=frenos&subcategoria=frenos-de-disco&page=1&limit=5&sort=3`),
  get('/products/specific/tipo/{x}', '', 'Balatas'),
  get('/products/specific/marca/{x}', '', 'Bosch'),
  get('/products/show/p', 'ref=BV-1001'),
  get('/products/autopartes', 'armadora=Volkswagen&modelo=Jetta&anio=2014'),
  post('/products/specific-search/categorias', FILTER),
  post('/products/specific/filtros', FILTER),
  post('/products/specific', FILTER),
]

const PROMOTIONS_AND_NEWS: readonly PublicCall[] = [
  get('/promociones/all'),
  get('/promociones/search/{x}', '', 'frenos'),
  get('/noticias/'),
  get('/noticias/{id}', '', 'llegaron-balatas'),
]

const VEHICLES: readonly PublicCall[] = [
  get('/autos/armadoras'),
  get('/autos/modelos-by-armadora', 'armadora=Nissan'),
  get('/autos/anios-by-modelo', 'armadora=Nissan&modelo=Versa'),
  get('/autos/cilindrajes-by-anio', 'armadora=Nissan&modelo=Versa&anio=2015'),
  get('/autos-single/armadoras'),
  get('/autos-single/modelos', 'armadora=Nissan'),
  get('/autos-single/anios', 'armadora=Nissan&modelo=Versa'),
  get('/autos-single/cilindrajes', 'armadora=Nissan&modelo=Versa&anio=2015'),
]

/** Not in the specification; the shop needs them. */
const OURS: readonly PublicCall[] = [
  get('/products/sugerencias', 'q=bal'),
  get('/products/interpretar', 'search=balatas+del+jetta+2014+2.5'),
  post('/products/compatibilidad', { ref: 'BV-1001', armadora: 'Nissan', modelo: 'Versa', anio: 2015 }),
  post('/products/compatibilidades', { refs: ['1', 'nada'], armadora: 'Nissan', modelo: 'Versa', anio: 2015 }),
  get('/products/juego', `ref=BJ-1002&${JETTA}`),
  post('/products/visto', { ref: 'BV-1001' }),
  post('/products/buscado', { search: 'balatas tsuru' }),
  post('/carrito/cotizar', { productos: [{ ref: 'BV-1001', qty: 2 }] }),
  post('/medidas', { ruta: 'inicio', dispositivo: 'telefono', medidas: { LCP: 1200, CLS: 0.01 } }),
  get('/portada'),
  get('/politicas'),
  get('/tienda'),
  get('/politicas/textos/{pagina}', '', 'garantias'),
]

const PAYMENTS: readonly PublicCall[] = [get('/formas-pago')]

export const SPECIFIED_PUBLIC_CALLS = [...CATALOGUE, ...PROMOTIONS_AND_NEWS, ...VEHICLES, ...PAYMENTS]
export const PUBLIC_CALLS = [...SPECIFIED_PUBLIC_CALLS, ...OURS]

/** Where it is asked; `ID` stands for the number of a part. */
export function addressOfCall({ path, fill, query }: PublicCall, productId: number): string {
  const filled = path.replace(/\{\w+\}/, fill === 'ID' ? String(productId) : (fill ?? ''))
  return `/api${filled}${query ? `?${query}` : ''}`
}

/** Parameters may be called what they like. */
export function shapeOf(path: string) {
  return path.replace(/\{\w+\}|:\w+/g, '{}')
}
function pathsOf({ path, twin }: AnyEndpoint) {
  return twin ? [path, twin] : [path]
}
export function endpointOf({ method, path }: PublicCall): AnyEndpoint | undefined {
  return everyEndpoint.find((endpoint) => endpoint.method === method && pathsOf(endpoint).map(shapeOf).includes(shapeOf(path)))
}
