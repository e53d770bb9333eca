import { cleanEmail, cleanPhone, lettersOnly, validEmail, validPhone } from '@shop/domain/field-rules'
import { noLink } from '@shop/domain/holds-link'
import { checkPassword, LONGEST_PASSWORD } from '@shop/domain/password-policy'
import { form, passwordField, textField } from '../form.ts'

/** The fields of a customer's forms, each declared once. */
export const nameField = textField([lettersOnly, noLink], { max: 80 })
export const emailField = textField([validEmail], { max: 254, clean: cleanEmail })
export const phoneField = textField([validPhone], { max: 30, clean: cleanPhone })
export const newPasswordField = passwordField(checkPassword)
/** A password that exists already was accepted under the rules of its day. */
export const knownPasswordField = passwordField((password) => {
  if (password === '') return 'required'
  return password.length > LONGEST_PASSWORD ? 'password-long' : undefined
})
/** What stands in a link or is handed out for a code. */
export const secretField = textField([], { max: 1_500 })

/** Who changes a password knows the one before, and takes another. */
export const passwordChange = form(
  { password_actual: knownPasswordField, password_nuevo: newPasswordField },
  { password_actual: 'currentPassword', password_nuevo: 'newPassword' },
  ({ currentPassword, newPassword }) =>
    newPassword && currentPassword === newPassword ? [{ path: 'password_nuevo', rule: 'password-same' }] : [],
)
