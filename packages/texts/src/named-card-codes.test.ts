import { cardProblemOf } from '@shop/domain/card-problem'
import { expect, test } from 'vitest'
import { cardProblems as english } from './en/card-problems.ts'
import { cardProblems as spanish } from './es/card-problems.ts'

/** The codes that the specification names; what a shopper reads of each, by the word that tells it from the others. */
test.each([
  ['expired_card', /ya venció/, /expired/],
  ['incorrect_cvc', /código de seguridad no es correcto/, /security code/],
  ['incorrect_number', /número de la tarjeta no es correcto/, /card number/],
  ['insufficient_funds', /no le alcanza/, /enough/],
  ['processing_error', /No se pudo procesar el pago/, /could not be processed/],
  ['authentication_required', /pide que confirmes que eres tú/, /confirm that it is you/],
  ['rate_limit', /demasiados intentos/, /too many/i],
  ['amount_too_small', /muy bajo/, /too low|too small/],
  ['amount_too_large', /muy alto/, /too high|too large/],
  ['out_of_inventory', /última pieza/, /last/],
  ['order_creation_failed', /No pudimos guardar tu pedido/, /could not save your order/],
])('the code %s has its text in Spanish and English', (code, es, en) => {
  const problem = cardProblemOf({ code })
  expect(spanish.texts[problem]).toMatch(es)
  expect(english.texts[problem]).toMatch(en)
})
