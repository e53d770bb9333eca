import type { BankAccount } from '@shop/domain/payment-form'
import { as, record } from '../../record.ts'
import { text } from '../plain.ts'

export const bankAccount = record<BankAccount>()({
  bank: as('banco', text),
  clabe: text,
  holder: as('titular', text),
  reference: as('referencia', text),
})
