import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { versionField } from '../fields/numbers.ts'
import { hiddenField, pinsField } from '../fields/shop-window.ts'
import { form } from '../form.ts'
import { input } from '../input.ts'
import { staffWindow, windowEntry } from '../wire/catalogue/shop-window.ts'
import { shortText } from '../wire/text.ts'

const may = { access: 'staff', roles: ['owner', 'content'] } as const
const BASE = '/admin/aparador'
const byName = input({ lista: shortText(120) }, { lista: 'word' })

export const listShopWindows = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Every list that staff may arrange, with how many parts they pinned and hid: the named ones, then the categories',
  data: listOf(windowEntry),
})

export const showShopWindow = endpoint({
  method: 'GET',
  path: `${BASE}/:lista`,
  ...may,
  summary: 'A list by its name, or a category as categoria-<slug>: what is pinned and hidden, and what it opens with',
  params: byName,
  data: staffWindow,
})

export const arrangeShopWindow = endpoint({
  method: 'POST',
  path: `${BASE}/:lista`,
  ...may,
  summary: 'Pins these parts to the top in this order and hides those from the list; version is the one it was read with',
  params: byName,
  body: form({ fijas: pinsField, ocultas: hiddenField, version: versionField }, { fijas: 'pins', ocultas: 'hidden' }, ({ pins, hidden }) =>
    pins?.some((id) => hidden?.includes(id)) ? [{ path: 'ocultas', rule: 'duplicate' }] : [],
  ),
  data: staffWindow,
})
