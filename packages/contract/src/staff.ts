import * as z from 'zod/mini'
import { asIs, codec, listOf } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { form, optionalField, textField } from './form.ts'
import { customer, session } from './wire/customer.ts'
import { emailField, knownPasswordField, secretField } from './wire/customer-fields.ts'
import { staffMember } from './wire/staff-member.ts'

const nothing = asIs(z.object({}))
const codeField = textField([], { max: 12, clean: (code) => code.replace(/\s/g, '') })
const enrolment = codec(
  z.object({ secreto: z.string(), uri: z.string() }),
  ({ secret, uri }: { readonly secret: string; readonly uri: string }) => ({ secreto: secret, uri }),
  ({ secreto, uri }) => ({ secret: secreto, uri }),
)

export const loginStaff = endpoint({
  method: 'POST',
  path: '/personal/login',
  access: 'public',
  summary: 'Signs staff in by a cookie that scripts cannot read; `codigo` is the second factor of those who have one',
  says: 'welcome_back',
  body: form({ email: emailField, password: knownPasswordField, codigo: optionalField(codeField) }, { codigo: 'code' }),
  data: staffMember,
})

export const getStaffMe = endpoint({
  method: 'GET',
  path: '/personal/yo',
  access: 'staff',
  isBeforeSecondFactor: true,
  summary: 'Who is signed in',
  data: staffMember,
})

export const logoutStaff = endpoint({
  method: 'POST',
  path: '/personal/logout',
  access: 'staff',
  isBeforeSecondFactor: true,
  summary: 'Ends this session of staff',
  says: 'signed_out',
  data: nothing,
})

export const enrolSecondFactor = endpoint({
  method: 'POST',
  path: '/personal/totp',
  access: 'staff',
  isBeforeSecondFactor: true,
  summary: 'Begins a second factor: the secret for an authenticator app. It counts once it is confirmed',
  body: form({ password_actual: knownPasswordField }, { password_actual: 'currentPassword' }),
  data: enrolment,
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/personal/totp/confirmar',
  access: 'staff',
  isBeforeSecondFactor: true,
  summary: 'Confirms the second factor with a code of the app; other sessions end',
  body: form({ codigo: codeField }, { codigo: 'code' }),
  data: staffMember,
})

export const listStaffSessions = endpoint({
  method: 'GET',
  path: '/personal/sesiones',
  access: 'staff',
  summary: 'The browsers this member of staff is signed in with',
  data: listOf(session),
})

export const endStaffSession = endpoint({
  method: 'DELETE',
  path: '/personal/sesiones/:id',
  access: 'staff',
  summary: 'Ends one of the member’s own sessions',
  says: 'session_ended',
  params: form({ id: secretField }),
  data: nothing,
})

export const findCustomerByEmail = endpoint({
  method: 'POST',
  path: '/ad-usuarios/datos2',
  access: 'staff',
  roles: ['owner', 'sales'],
  isQuestion: true,
  summary: 'The customer with that e-mail',
  body: form({ id: emailField }, { id: 'email' }),
  data: customer,
})
