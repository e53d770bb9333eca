import { endpoint } from '../endpoint.ts'
import { emailField, knownPasswordField, nameField, newPasswordField, phoneField, secretField } from '../fields/people.ts'
import { acceptedField, form, groupField, optionalField, textField } from '../form.ts'
import { addressForm } from '../wire/orders/address.ts'
import { availability, resent, verified } from '../wire/people/account-answers.ts'
import { signedIn } from '../wire/people/customer.ts'
import { registered } from '../wire/people/registered.ts'

/** The page that the link of the mail leads to afterwards; anything but a page of the shop is left out. */
const nextField = optionalField(textField([], { max: 500 }))

export const login = endpoint({
  method: 'POST',
  path: '/clientes/login',
  access: 'public',
  summary:
    'Signs a customer in. `permiso` comes from the mail that is sent after too many failed attempts on the account, `equipo_conocido` from the last time this browser signed in',
  says: 'welcome_back',
  body: form(
    {
      email: emailField,
      password: knownPasswordField,
      permiso: optionalField(secretField),
      equipo_conocido: optionalField(secretField),
    },
    { permiso: 'permit', equipo_conocido: 'knownDevice' },
  ),
  data: signedIn,
})

export const register = endpoint({
  method: 'POST',
  path: '/clientes/register',
  access: 'public',
  summary: 'Opens an account. `modoValidacion` says how it is verified; with sms, `data.token` goes into /clientes/sms/verify/{token}',
  says: ({ validationMode }) =>
    validationMode === 'none' ? 'registered' : validationMode === 'sms' ? 'registered_check_phone' : 'registered_check_email',
  beside: ['modoValidacion', 'phoneNumber'],
  body: form(
    {
      nombre: nameField,
      apellidos: nameField,
      email: emailField,
      telefono: phoneField,
      password: newPasswordField,
      acepta_privacidad: acceptedField('privacy'),
      domicilio: optionalField(groupField(addressForm)),
      next: nextField,
    },
    { nombre: 'firstName', apellidos: 'lastName', telefono: 'phone', acepta_privacidad: 'acceptsPrivacy', domicilio: 'address' },
  ),
  data: registered,
})

export const verifyEmail = endpoint({
  method: 'GET',
  path: '/clientes/email/verify/:token',
  access: 'public',
  isLive: true,
  summary: 'Follows the link of a mail: verifies a new account, or confirms a changed e-mail or phone. A used link says so, it is no error',
  says: (data) => data,
  params: form({ token: secretField }),
  data: verified,
})

export const verifySms = endpoint({
  method: 'POST',
  path: '/clientes/sms/verify/:token',
  access: 'public',
  summary: 'Takes the code that was sent by SMS, with the temporary token it belongs to; answers like login',
  says: 'account_verified',
  params: form({ token: secretField }),
  body: form({ code: textField([], { max: 12, clean: (code) => code.replace(/\s/g, '') }) }),
  data: signedIn,
})

export const resendEmail = endpoint({
  method: 'POST',
  path: '/clientes/email/resend',
  access: 'public',
  summary: 'Sends the verification mail again. The answer is the same whether or not the account exists',
  says: 'verification_sent',
  body: form({ email: emailField, next: nextField }),
  data: resent,
})

export const resendVerification = endpoint({
  method: 'POST',
  path: '/clientes/resend-account-verification',
  access: 'public',
  summary: 'Sends the verification again, by mail or SMS as the shop does it; with sms, `data.token` replaces the one before',
  says: 'verification_sent',
  body: form({ email: emailField, next: nextField }),
  data: resent,
})

export const sendResetToken = endpoint({
  method: 'POST',
  path: '/clientes/password/send-reset-token',
  access: 'public',
  summary: 'Mails a link to choose a new password. The answer is the same whether or not the account exists',
  says: 'reset_sent',
  body: form({ email: emailField }),
  data: resent,
})

export const checkResetToken = endpoint({
  method: 'GET',
  path: '/clientes/password/reset/:token',
  access: 'public',
  isLive: true,
  summary: 'Whether a link to choose a new password can still be used',
  params: form({ token: secretField }),
  data: resent,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/clientes/password/reset',
  access: 'public',
  summary: 'Sets a new password with the link’s token, once, and ends every session of the customer',
  says: 'password_changed',
  body: form({ token: secretField, password: newPasswordField }),
  data: resent,
})

export const checkEmailAvailable = endpoint({
  method: 'POST',
  path: '/clientes/email-available',
  access: 'public',
  isQuestion: true,
  summary: 'Whether an e-mail has no account yet',
  says: ({ isAvailable }) => (isAvailable ? 'email_free' : 'email_taken'),
  body: form({ email: emailField }),
  data: availability,
})
