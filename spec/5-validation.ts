import { line, type Section, testsIn } from './line.ts'

const texts = testsIn('packages/texts/src/field-texts.test.ts')
const rules = testsIn('packages/domain/src/field-rules.test.ts')
const password = testsIn('packages/domain/src/password-policy.test.ts')
const address = testsIn('packages/domain/src/address.test.ts')
const profile = testsIn('apps/api/src/modules/customers/profile-fields.db.test.ts')
const register = testsIn('apps/api/src/modules/customers/register.db.test.ts')
const quotation = testsIn('apps/api/src/modules/quotations/request-quotation.db.test.ts')
const accounts = testsIn('e2e/accounts.e2e.ts')
const card = testsIn('e2e/buy-with-card.e2e.ts')

const fields = accounts('every field says what is wrong, where it is and in a summary, and stops as soon as it is fixed')

export const validation: Section = {
  number: 5,
  title: 'Validation rules',
  lines: [
    line(
      '5.1',
      'an empty field that is required says: Campo requerido.',
      fields,
      texts('fields are refused with the sentences of the specification'),
    ),
    line(
      '5.2',
      'a short password says: Longitud es menor a la requerida',
      fields,
      texts('fields are refused with the sentences of the specification'),
    ),
    line('5.3', 'a password has 8 characters at least', password('%s: %s')),
    line('5.4', 'the hint names how many', texts('fields are refused with the sentences of the specification')),
    line(
      '5.5',
      'a new password differs from the current one',
      password('a new password differs from the current one'),
      accounts('a customer keeps the account: data, address, password, sessions, privacy'),
    ),
    line('5.6', 'a confirmation that differs says: Las contraseñas no coinciden', fields, password('the confirmation has to match')),
    line('5.7', 'a wrong e-mail says: Ingrese email válido', fields, rules('%s is no e-mail')),
    line(
      '5.8',
      'one that was meant as an e-mail says: Formato de email no válido',
      fields,
      rules('%s was meant as an e-mail and is written wrong'),
    ),
    line('5.9', 'names take letters only', fields, rules('%s is a name'), rules('%s is not')),
    line('5.10', 'numbers take digits only, without spaces', rules('numbers have no spaces, postal codes five digits')),
    line('5.11', 'a phone has 10 digits, without spaces', fields, rules('%s is no phone'), rules('the phone %s is cleaned to %s')),
    line(
      '5.12',
      'a wrong postal code says: El código postal es incorrecto',
      accounts('a customer keeps the account: data, address, password, sessions, privacy'),
      texts('fields are refused with the sentences of the specification'),
    ),
    line('5.13', 'a postal code lies in its state', address('%s in %s: %s')),
    line(
      '5.14',
      'shipping is complete with street, number, suburb, municipio, state and postal code, and not with less',
      address('six fields make a complete address'),
    ),
    line('5.15', 'registering needs nombre', profile('nobody registers without the nombre')),
    line('5.16', 'registering needs apellidos', profile('nobody registers without the apellidos')),
    line('5.17', 'registering needs email', profile('nobody registers without the email')),
    line('5.18', 'registering needs telefono', profile('nobody registers without the telefono')),
    line('5.19', 'registering needs password', profile('nobody registers without the password')),
    line('5.20', 'registering needs acepta_privacidad', profile('nobody registers without the acepta_privacidad')),
    line('5.21', 'an address form needs calle', profile('an address needs the calle')),
    line('5.22', 'an address form needs num', profile('an address needs the num')),
    line('5.23', 'an address form needs colonia', profile('an address needs the colonia')),
    line('5.24', 'an address form needs estado', profile('an address needs the estado')),
    line('5.25', 'an address form needs municipio', profile('an address needs the municipio')),
    line('5.26', 'an address form needs localidad', profile('an address needs the localidad')),
    line('5.27', 'an address form needs codigo_postal', profile('an address needs the codigo_postal')),
    line('5.28', 'an address form needs referencias', profile('an address needs the referencias')),
    line('5.29', 'the interior number is optional', profile('an address needs no interior number')),
    line(
      '5.30',
      'the checkout names each field of the address that is missing',
      card('a visitor signs in inside the checkout, is told what is missing, and sees the whole price from the first step on'),
    ),
    line('5.31', 'the picture of a quotation is optional', quotation('pictures > no picture chosen is no picture')),
    line(
      '5.32',
      'the fields of a quotation are trimmed',
      quotation('a request is kept trimmed and answered with a number and an honest promise'),
    ),
    line(
      '5.33',
      'whether an e-mail is free can be asked',
      register('an e-mail that has an account is told so, also when two register at once'),
    ),
    line('5.34', 'every rule has a sentence in both languages', texts('every rule has a sentence of its own in both languages')),
  ],
}
