import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { emailField, knownPasswordField, nameField, passwordChange, phoneField, secretField } from '../fields/people.ts'
import { form, groupField, optionalField } from '../form.ts'
import { addressForm } from '../wire/orders/address.ts'
import { savedProfile } from '../wire/people/account-answers.ts'
import { session } from '../wire/people/customer.ts'

const nothing = asIs(z.object({}))

export const updateProfile = endpoint({
  method: 'PATCH',
  path: '/clientes/update',
  access: 'customer',
  summary:
    'Changes what it is given. A new e-mail or phone needs `password_actual` and counts once it is confirmed; by SMS with `por_confirmar.token_sms`',
  says: ({ awaits }) => (awaits.email || awaits.phone ? 'confirm_change' : 'profile_saved'),
  body: form(
    {
      nombre: optionalField(nameField),
      apellidos: optionalField(nameField),
      email: optionalField(emailField),
      telefono: optionalField(phoneField),
      domicilio: optionalField(groupField(addressForm)),
      password_actual: optionalField(knownPasswordField),
    },
    { nombre: 'firstName', apellidos: 'lastName', telefono: 'phone', domicilio: 'address', password_actual: 'currentPassword' },
  ),
  data: savedProfile,
})

export const updatePassword = endpoint({
  method: 'PATCH',
  path: '/clientes/update-password',
  access: 'customer',
  summary: 'Changes the password and ends every other session of the customer',
  says: 'password_changed',
  body: passwordChange,
  data: nothing,
})

export const confirmPassword = endpoint({
  method: 'POST',
  path: '/clientes/confirmar',
  access: 'customer',
  summary: 'Proves the password again, as money and identity ask for after two idle hours with 403 `password_required`',
  body: form({ password_actual: knownPasswordField }, { password_actual: 'currentPassword' }),
  data: nothing,
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/clientes/sesiones',
  access: 'customer',
  summary: 'The browsers this customer is signed in with, last seen first',
  data: listOf(session),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/clientes/sesiones/:id',
  access: 'customer',
  summary: 'Ends one of the customer’s own sessions',
  says: 'session_ended',
  params: form({ id: secretField }),
  data: nothing,
})

export const deleteAccount = endpoint({
  method: 'DELETE',
  path: '/clientes/cuenta',
  access: 'customer',
  summary: 'Deletes the account and its personal data; orders are kept as the law needs them',
  says: 'account_deleted',
  body: form({ password_actual: knownPasswordField }, { password_actual: 'currentPassword' }),
  data: nothing,
})
