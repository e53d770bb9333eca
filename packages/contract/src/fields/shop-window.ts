import { HOME_SECTIONS, type PlacedSection } from '@shop/domain/home-sections'
import { MOST_HIDDEN, MOST_PINS } from '@shop/domain/shop-window'
import * as z from 'zod/mini'
import { type FormField, form, tickedField } from '../form.ts'
import { homeSection } from '../wire/shop/home-section.ts'
import { wordField } from './imports.ts'
import { rowsField } from './rows.ts'

const MAX_ID = 2_147_483_647

/** Parts by their ids, each of them once, and none at all if so wanted. */
function partsField(most: number, rule: 'too-many-pins' | 'too-many'): FormField<readonly number[]> {
  return {
    schema: z.array(z.string()).check(z.maxLength(most)),
    read: (raw) => {
      if (!Array.isArray(raw) || !raw.every(isId)) return { issues: [{ path: '', rule: 'invalid' }] }
      const ids = raw.map(Number)
      if (ids.length > most) return { issues: [{ path: '', rule }] }
      return new Set(ids).size < ids.length ? { issues: [{ path: '', rule: 'duplicate' }] } : { value: ids }
    },
    encode: (ids) => ids.map(String),
  }
}

function isId(raw: unknown): boolean {
  return typeof raw === 'string' && /^[1-9]\d{0,9}$/.test(raw) && Number(raw) <= MAX_ID
}

export const pinsField: FormField<readonly number[]> = partsField(MOST_PINS, 'too-many-pins')
export const hiddenField: FormField<readonly number[]> = partsField(MOST_HIDDEN, 'too-many')

const placed = form(
  { seccion: wordField(homeSection.schema, homeSection.decode, homeSection.encode), visible: tickedField },
  { seccion: 'section', visible: 'isShown' },
)

/** Every section of Home, each of them once. */
export const sectionsField: FormField<readonly PlacedSection[]> = rowsField<PlacedSection>(placed, HOME_SECTIONS.length, (rows) =>
  new Set(rows.map(({ section }) => section)).size === HOME_SECTIONS.length ? [] : [{ path: '', rule: 'invalid' }],
)
