import { expect, test } from 'vitest'
import { directCalls } from './direct-calls.ts'

const calls = directCalls()
async function answer() {
  return { status: 200, text: '' }
}
for (const path of ['/products/:id', '/products', '/products/productos-:list', '/products/premium', '/utils/:state/:town'])
  calls.add('GET', path, answer)
calls.add('POST', '/products/specific', answer)
function found(method: string, url: string) {
  const call = calls.find(method, url)
  return call && [call.route, call.params, { ...(call.query as object) }]
}

test.each([
  ['GET', '/products?page=2&marca=A&marca=B+C', ['/products', {}, { page: '2', marca: ['A', 'B C'] }]],
  ['GET', '/products/premium', ['/products/premium', {}, {}]],
  ['GET', '/products/%70remium', ['/products/premium', {}, {}]],
  ['GET', '/products/77', ['/products/:id', { id: '77' }, {}]],
  ['GET', '/products/productos-nuevos', ['/products/productos-:list', { list: 'nuevos' }, {}]],
  ['GET', '/products/a%2Fb?x=%C3%B3', ['/products/:id', { id: 'a/b' }, { x: 'ó' }]],
  ['GET', '/utils/Jalisco/El%20Salto', ['/utils/:state/:town', { state: 'Jalisco', town: 'El Salto' }, {}]],
  ['POST', '/products/specific', ['/products/specific', {}, {}]],
])('%s %s is found with what its address says', (method, url, expected) => {
  expect(found(method, url)).toEqual(expected)
})

test.each([
  ['POST', '/products'],
  ['GET', '/products/specific/x'],
  ['GET', '/products/'],
  ['GET', '/products/%E0%A4%A'],
  ['GET', `/products/${'9'.repeat(2_001)}`],
  ['GET', '/products%2Fpremium'],
])('%s %s is left to the framework', (method, url) => {
  expect(found(method, url)).toBeUndefined()
})
