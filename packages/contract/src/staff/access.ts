import * as z from 'zod/mini'
import { asIs, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { emailField, knownPasswordField, nameField, newPasswordField, passwordChange, secretField } from '../fields/people.ts'
import { form, optionalField, textField } from '../form.ts'
import { as, record } from '../record.ts'
import { confirmedFactor } from '../wire/people/confirmed-factor.ts'
import { customer, session } from '../wire/people/customer.ts'
import { invitedStaff } from '../wire/people/staff-invitation.ts'
import { staffMember } from '../wire/people/staff-member.ts'
import { text, whole, yesNo } from '../wire/plain.ts'

const nothing = asIs(z.object({}))
const codeField = textField([], { max: 12, clean: (code) => code.replace(/\s/g, '') })
const enrolment = record<{ readonly secret: string; readonly uri: string }>()({ secret: as('secreto', text), uri: text })
const staffReset = record<{ readonly needsCode: boolean }>()({ needsCode: as('pide_codigo', yesNo) })
const recoveryCodesLeft = record<{ readonly left: number }>()({ left: as('quedan', whole) })

export const loginStaff = endpoint({
  method: 'POST',
  path: '/personal/login',
  access: 'public',
  summary: 'Signs staff in by a cookie that scripts cannot read; `codigo` is the second factor of those who have one, or a recovery code',
  says: 'welcome_back',
  body: form(
    { email: emailField, password: knownPasswordField, codigo: optionalField(codeField), permiso: optionalField(secretField) },
    { codigo: 'code', permiso: 'permit' },
  ),
  data: staffMember,
})

export const askStaffReset = endpoint({
  method: 'POST',
  path: '/personal/password/olvidada',
  access: 'public',
  summary: 'Mails a link to choose a new password. The answer is the same whether or not somebody with that e-mail works here',
  says: 'reset_sent',
  body: form({ email: emailField }),
  data: nothing,
})

export const checkStaffReset = endpoint({
  method: 'GET',
  path: '/personal/password/olvidada/:token',
  access: 'public',
  isLive: true,
  summary: 'Whether a link to choose a new password can still be used, and whether it needs the second factor',
  params: form({ token: secretField }),
  data: staffReset,
})

export const resetStaffPassword = endpoint({
  method: 'POST',
  path: '/personal/password/nueva',
  access: 'public',
  summary:
    'Sets a new password with the link’s token and the second factor of those who have one; ends every session. Signing in comes after',
  says: 'password_changed',
  body: form({ token: secretField, password: newPasswordField, codigo: optionalField(codeField) }, { codigo: 'code' }),
  data: nothing,
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
  summary: 'Begins a second factor: the secret for an authenticator app. It counts once it is confirmed; until then the one before does',
  body: form({ password_actual: knownPasswordField }, { password_actual: 'currentPassword' }),
  data: enrolment,
})

export const confirmSecondFactor = endpoint({
  method: 'POST',
  path: '/personal/totp/confirmar',
  access: 'staff',
  isBeforeSecondFactor: true,
  summary: 'Confirms the second factor with a code of the app; other sessions end. Answers the recovery codes, this once',
  body: form({ codigo: codeField }, { codigo: 'code' }),
  data: confirmedFactor,
})

export const changeStaffPassword = endpoint({
  method: 'POST',
  path: '/personal/password',
  access: 'staff',
  isBeforeSecondFactor: true,
  summary: 'Changes the own password; every other session of the member ends, and this one gets a new cookie',
  says: 'password_changed',
  body: passwordChange,
  data: staffMember,
})

export const readInvitation = endpoint({
  method: 'GET',
  path: '/personal/invitacion/:token',
  access: 'public',
  isLive: true,
  summary: 'Whom an invitation is for, while it is good',
  params: form({ token: secretField }),
  data: invitedStaff,
})

export const acceptInvitation = endpoint({
  method: 'POST',
  path: '/personal/invitacion',
  access: 'public',
  summary: 'Makes whoever has the link a member of staff, once; signing in comes after',
  body: form({ token: secretField, nombre: nameField, password: newPasswordField }, { nombre: 'name' }),
  data: asIs(z.object({ email: z.string() })),
})

export const checkFirstOwner = endpoint({
  method: 'GET',
  path: '/personal/primera-cuenta/:token',
  access: 'public',
  isLive: true,
  summary: 'Whether the link that a new shop printed where it was started is still good',
  params: form({ token: secretField }),
  data: nothing,
})

export const openFirstAccount = endpoint({
  method: 'POST',
  path: '/personal/primera-cuenta',
  access: 'public',
  summary: 'Makes whoever has that link the owner of a shop in which nobody works yet; signing in comes after',
  body: form({ token: secretField, email: emailField, nombre: nameField, password: newPasswordField }, { nombre: 'name' }),
  data: nothing,
})

export const listStaffSessions = endpoint({
  method: 'GET',
  path: '/personal/sesiones',
  access: 'staff',
  summary: 'The browsers this member of staff is signed in with',
  data: listOf(session),
})

export const countRecoveryCodes = endpoint({
  method: 'GET',
  path: '/personal/codigos',
  access: 'staff',
  summary: 'How many of the member’s own recovery codes are still good',
  data: recoveryCodesLeft,
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
