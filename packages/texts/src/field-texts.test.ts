import { FORM_RULES, STAFF_RULES } from '@shop/domain/field-rules'
import { expect, test } from 'vitest'
import { fields as english } from './en/fields.ts'
import { staffRules as englishStaff } from './en/staff/rules.ts'
import { fields as spanish } from './es/fields.ts'
import { staffRules as spanishStaff } from './es/staff/rules.ts'

test('fields are refused with the sentences of the specification', () => {
  expect(spanish.rules).toMatchObject({
    required: 'Campo requerido.',
    'password-short': 'Longitud es menor a la requerida',
    confirmation: 'Las contraseñas no coinciden',
    email: 'Ingrese email válido',
    'email-format': 'Formato de email no válido',
    'postal-code': 'El código postal es incorrecto',
  })
  expect(spanish.passwordHint()).toBe('Mínimo 8 caracteres.')
})

test('every rule has a sentence of its own in both languages', () => {
  for (const rule of FORM_RULES) expect(english.rules[rule]).not.toBe(spanish.rules[rule])
  for (const rule of STAFF_RULES) expect(englishStaff[rule]).not.toBe(spanishStaff[rule])
})
