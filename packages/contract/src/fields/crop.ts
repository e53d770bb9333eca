import { type Crop, isCrop } from '@shop/domain/crop'
import * as z from 'zod/mini'
import type { FormField } from '../form.ts'

const SHAPE = /^(\d(?:\.\d{1,12})?),(\d(?:\.\d{1,12})?),(\d(?:\.\d{1,12})?),(\d(?:\.\d{1,12})?)$/
const PLACES = 6

/** Left, top, width and height as fractions of the picture, in one word: `0.1,0,0.8,1`. */
export const cropField: FormField<Crop> = {
  schema: z.string().check(z.regex(SHAPE)),
  read: (raw) => {
    const [left = Number.NaN, top = Number.NaN, width = Number.NaN, height = Number.NaN] =
      typeof raw === 'string' ? (SHAPE.exec(raw)?.slice(1).map(Number) ?? []) : []
    const crop = { left, top, width, height }
    return isCrop(crop) ? { value: crop } : { issues: [{ path: '', rule: 'invalid' }] }
  },
  encode: ({ left, top, width, height }) => [left, top, width, height].map((part) => Number(part.toFixed(PLACES))).join(','),
}
