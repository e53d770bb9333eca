import type { BankAccount } from '@shop/domain/payment-form'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'

const schema = z.object({ banco: z.string(), clabe: z.string(), titular: z.string(), referencia: z.string() })

export const bankAccount: Codec<z.output<typeof schema>, BankAccount> = codec(
  schema,
  ({ bank, clabe, holder, reference }) => ({ banco: bank, clabe, titular: holder, referencia: reference }),
  ({ banco, clabe, titular, referencia }) => ({ bank: banco, clabe, holder: titular, reference: referencia }),
)
