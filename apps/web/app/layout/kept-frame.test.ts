import { DEFAULT_POLICIES } from '@shop/domain/shop-policies'
import { shop as spanish } from '@shop/texts/es/shop'
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RouterContext } from '../router/router-context.ts'
import { addTexts } from '../texts.ts'
import { Footer } from './footer.tsx'
import { KeptFooter } from './kept-footer.ts'
import { footerIn, frameOf } from './kept-frame.server.ts'

addTexts('es', spanish)

const policies = {
  ...DEFAULT_POLICIES,
  identity: { ...DEFAULT_POLICIES.identity, legalName: 'Tuercas & </footer> Tornillos', address: 'Calle "1"' },
}
const layout = {
  policies,
  categories: [{ name: 'Frenos', slug: 'frenos' }],
  paying: { title: 'Pago', ways: [{ method: 'card', label: 'Tarjeta' }] },
}

function drawn(kept: string | undefined): string {
  const shown = {
    place: { pathname: '/es', search: '', hash: '', state: null, key: '' },
    params: { lang: 'es' },
    pieces: [{ name: 'shop-layout', Component: () => null, data: layout }],
    problem: undefined,
    arrivedBy: 'load' as const,
  }
  const router = { navigate: async () => {}, pointAt: () => {}, guard: () => () => {} }
  const footer = createElement(Footer, { policies, categories: layout.categories })
  const page = createElement('body', null, createElement('main', null, '<footer>'), footer)
  return renderToString(createElement(RouterContext, { value: { router, shown } }, createElement(KeptFooter, { value: kept }, page)))
}

test('a footer that was kept is the same markup as one that is drawn anew', () => {
  const page = drawn(undefined)
  const kept = footerIn(page)
  expect(kept).toContain('href="/es/productos?categoria=frenos"')
  expect(kept).toContain('Tarjeta')
  expect(drawn(kept)).toBe(page)
})

test('what was made of a frame is known as long as it is the same, and nothing is kept of a page without one', () => {
  frameOf(layout).data = 'written'
  expect(frameOf(layout).data).toBe('written')
  expect(frameOf({ ...layout })).toEqual({})
  frameOf(undefined).data = 'written'
  expect(frameOf(undefined)).toEqual({})
  expect(footerIn('<body></body>')).toBeUndefined()
})
