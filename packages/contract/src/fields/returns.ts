import type { Misfit, ReturnCar, ReturnDisposition, ReturnReason } from '@shop/domain/return'
import * as z from 'zod/mini'
import type { FormField } from '../form.ts'
import { fate, misfit, returnCar, returnReason } from '../wire/orders/return.ts'

type Words<Inside extends string> = {
  readonly schema: z.ZodMiniType<string>
  readonly encode: (code: Inside) => string
  readonly decode: (wire: string) => Inside
}
function wordField<Inside extends string>(words: Words<Inside>): FormField<Inside> {
  return {
    schema: words.schema,
    read: (raw) => {
      if (raw === undefined || raw === null || raw === '') return { issues: [{ path: '', rule: 'required' }] }
      return words.schema.safeParse(raw).success ? { value: words.decode(String(raw)) } : { issues: [{ path: '', rule: 'invalid' }] }
    },
    encode: words.encode,
  }
}
export const returnReasonField: FormField<ReturnReason> = wordField(returnReason)
export const misfitField: FormField<Misfit> = wordField(misfit)

const MOST_LINES = 100
const LONGEST_NAME = 80

/** A list in which no line stands twice. */
function linesField<Wire extends { linea: number }, Inside>(
  schema: z.ZodMiniType<Wire>,
  decode: (wire: Wire) => Inside,
  encode: (inside: Inside) => unknown,
): FormField<readonly Inside[]> {
  return {
    schema: z.array(schema),
    read: (raw) => {
      const { data } = z.safeParse(z.array(schema).check(z.minLength(1), z.maxLength(MOST_LINES)), raw)
      const isGood = data !== undefined && new Set(data.map(({ linea }) => linea)).size === data.length
      return isGood ? { value: data.map(decode) } : { issues: [{ path: '', rule: 'required' }] }
    },
    encode: (lines) => lines.map(encode),
  }
}

type Pieces = { readonly place: number; readonly qty: number }
const place = z.int().check(z.gte(0), z.lte(1_000))
export const piecesField: FormField<readonly Pieces[]> = linesField(
  z.object({ linea: place, qty: z.int().check(z.gte(1), z.lte(100_000)) }),
  ({ linea, qty }): Pieces => ({ place: linea, qty }),
  (line) => ({ linea: line.place, qty: line.qty }),
)

type Landed = { readonly place: number; readonly fate: ReturnDisposition }
export const fatesField: FormField<readonly Landed[]> = linesField(
  z.object({ linea: place, destino: fate.schema }),
  ({ linea, destino }): Landed => ({ place: linea, fate: fate.decode(destino) }),
  (line) => ({ linea: line.place, destino: fate.encode(line.fate) }),
)

function isName(text: string | undefined) {
  return text === undefined || (text.trim() !== '' && text.length <= LONGEST_NAME && text.isWellFormed() && !/\p{Cc}/u.test(text))
}

export const returnCarField: FormField<ReturnCar> = {
  schema: returnCar.schema,
  read: (raw) => {
    const { data } = z.safeParse(returnCar.schema, raw)
    const car = data && returnCar.decode(data)
    if (!car || ![car.make, car.model, car.engine].every(isName) || car.year < 1900 || car.year > 2100)
      return { issues: [{ path: '', rule: 'invalid' }] }
    return { value: { make: car.make.trim(), model: car.model.trim(), year: car.year, engine: car.engine?.trim() } }
  },
  encode: returnCar.encode,
}
