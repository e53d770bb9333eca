import { expect, test } from 'vitest'
import { matchRoute, type Route } from './route.ts'

function at(path: string): Route {
  return { path, pieces: [] }
}
const ROUTES = [at('/buzon'), at('/:lang/'), at('/:lang/productos'), at('/:lang/noticias/:noticia'), at('/:lang/*')]

test.each([
  ['/buzon', '/buzon', {}],
  ['/es', '/:lang/', { lang: 'es' }],
  ['/es/', '/:lang/', { lang: 'es' }],
  ['/es/Productos/', '/:lang/productos', { lang: 'es' }],
  ['/es/%70roductos', '/:lang/productos', { lang: 'es' }],
  ['/en/noticias/aceite%20nuevo', '/:lang/noticias/:noticia', { lang: 'en', noticia: 'aceite nuevo' }],
  ['/en/noticias/%E0%A4%A', '/:lang/noticias/:noticia', { lang: 'en', noticia: '%E0%A4%A' }],
  ['/es/noticias/a/b', '/:lang/*', { lang: 'es' }],
])('%s is %s', (address, path, params) => {
  const match = matchRoute(ROUTES, address)
  expect([match?.route.path, match?.params]).toEqual([path, params])
})

test('what no route fits is nothing', () => {
  expect(matchRoute(ROUTES, '/')).toBeUndefined()
})
