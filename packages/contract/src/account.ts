import * as z from 'zod/mini'
import { asIs, listOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { form, groupField, optionalField } from './form.ts'
import { savedProfile } from './wire/account-answers.ts'
import { addressForm } from './wire/address.ts'
import { customer, session } from './wire/customer.ts'
import { emailField, knownPasswordField, nameField, newPasswordField, phoneField, secretField } from './wire/customer-fields.ts'
import { ownData } from './wire/own-data.ts'

const nothing = asIs(z.object({}))

export const getMe = endpoint({
  method: 'GET',
  path: '/clientes/me/:token',
  access: 'customer',
  summary: 'The signed-in customer; the token in the path has to be the bearer’s own',
  params: form({ token: secretField }),
  data: customer,
})

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
  body: form(
    { password_actual: knownPasswordField, password_nuevo: newPasswordField },
    { password_actual: 'currentPassword', password_nuevo: 'newPassword' },
    ({ currentPassword, newPassword }) => (currentPassword === newPassword ? [{ path: 'password_nuevo', rule: 'password-same' }] : []),
  ),
  data: nothing,
})

export const logout = endpoint({
  method: 'POST',
  path: '/clientes/logout',
  access: 'customer',
  summary: 'Ends this session; its token is worth nothing from then on',
  says: 'signed_out',
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

export const getOwnData = endpoint({
  method: 'GET',
  path: '/clientes/mis-datos',
  access: 'customer',
  summary: 'Everything the shop keeps about the customer, to be downloaded',
  data: ownData,
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
