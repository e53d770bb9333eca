import type { HomeLayout, PlacedSection } from '@shop/domain/home-sections'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { versionField } from '../fields/numbers.ts'
import { sectionsField } from '../fields/shop-window.ts'
import { form } from '../form.ts'
import { as, record } from '../record.ts'
import { whole, yesNo } from '../wire/plain.ts'
import { homeSection } from '../wire/shop/home-section.ts'

const may = { access: 'staff', roles: ['owner', 'content'] } as const
const PATH = '/admin/portada'

const homeLayout = record<HomeLayout>()({
  sections: as('secciones', listOf(record<PlacedSection>()({ section: as('seccion', homeSection), isShown: as('visible', yesNo) }))),
  version: whole,
})

export const showHomeLayout = endpoint({
  method: 'GET',
  path: PATH,
  ...may,
  summary: 'The sections of Home in their order, and which of them are shown',
  data: homeLayout,
})

export const arrangeHome = endpoint({
  method: 'POST',
  path: PATH,
  ...may,
  summary: 'Puts the sections of Home into this order and switches them on and off; all of them are named',
  body: form({ secciones: sectionsField, version: versionField }, { secciones: 'sections' }),
  data: homeLayout,
})
