import { NAMED_LISTS } from '@shop/domain/asked-products'
import type { PinState, StaffPin, StaffWindow, WindowEntry, WindowName } from '@shop/domain/shop-window'
import * as z from 'zod/mini'
import { type Codec, codec, listOf } from '../../codec.ts'
import { as, record } from '../../record.ts'
import { maybe, text, whole } from '../plain.ts'
import { words } from '../words.ts'
import { namedList } from './asked-products.ts'
import { productSummary } from './product.ts'

const OF_CATEGORY = 'categoria-'

/** `premium` is a list that has a name, `categoria-frenos` a category. */
export const windowWord: Codec<string, WindowName> = codec<string, WindowName>(
  z.string(),
  (name) => ('list' in name ? namedList.encode(name.list) : `${OF_CATEGORY}${name.category}`),
  (wire) => (wire.startsWith(OF_CATEGORY) ? { category: wire.slice(OF_CATEGORY.length) } : { list: namedList.decode(wire) }),
)

/** Any other word is a list that does not exist. */
export function windowNamed(word: string): WindowName | undefined {
  return word.startsWith(OF_CATEGORY) || NAMED_LISTS.some((list) => namedList.encode(list) === word) ? windowWord.decode(word) : undefined
}

const names = record<{ readonly es: string; readonly en: string }>()({ es: text, en: text })

export const windowEntry = record<WindowEntry>()({
  name: as('lista', windowWord),
  names: as('nombres', maybe(names)),
  pins: as('fijas', whole),
  hidden: as('ocultas', whole),
})

const pinState = words<PinState>()({ shown: 'visible', 'sold-out': 'agotada', absent: 'fuera' })

export const staffWindow = record<StaffWindow>()({
  pins: as('fijas', listOf(record<StaffPin>()({ part: as('refaccion', productSummary), state: as('estado', pinState) }))),
  hidden: as('ocultas', listOf(productSummary)),
  opening: as('primeras', listOf(productSummary)),
  total: whole,
  version: whole,
})
