import { expect, test } from 'vitest'
import { updatePassword, updateProfile } from './shop/account.ts'
import { register } from './shop/sign-in.ts'

const FILLED = {
  nombre: ' Ana ',
  apellidos: 'Ñandú',
  email: 'Ana@Example.mx',
  telefono: '+52 222 555 0101',
  password: ' con blancos ',
  acepta_privacidad: true,
}

test('a form is read by the code’s names, cleaned; what it does not declare is dropped', () => {
  expect(register.body?.decode({ ...FILLED, rol: 'owner', __proto__: { isVerified: true } })).toEqual({
    value: {
      firstName: 'Ana',
      lastName: 'Ñandú',
      email: 'ana@example.mx',
      phone: '2225550101',
      password: ' con blancos ',
      acceptsPrivacy: true,
      address: undefined,
    },
  })
})

test('every broken field is named with its rule, inside of groups too', () => {
  const result = register.body?.decode({
    ...FILLED,
    nombre: '',
    telefono: 5,
    domicilio: { calle: 'x', estado: 'Puebla', codigo_postal: '1' },
  })
  expect(result).toMatchObject({
    issues: expect.arrayContaining([
      { path: 'nombre', rule: 'required' },
      { path: 'telefono', rule: 'invalid' },
      { path: 'domicilio.num', rule: 'required' },
      { path: 'domicilio.codigo_postal', rule: 'postal-code' },
    ]),
  })
})

test.each([undefined, null, 'x', 7, []])('%o is an empty form', (raw) => {
  expect(register.body?.decode(raw)).toMatchObject({ issues: expect.arrayContaining([{ path: 'email', rule: 'required' }]) })
})

test('what a browser sends is what the server reads', () => {
  const changes = {
    firstName: 'Ana',
    lastName: undefined,
    email: undefined,
    phone: '2225550101',
    currentPassword: 'x y z',
    address: {
      street: 'Juárez',
      number: '1',
      interior: undefined,
      suburb: 'La Paz',
      state: 'Puebla',
      municipality: 'Puebla',
      locality: 'Puebla',
      postalCode: '72160',
      directions: 'Portón',
    },
  }
  const sent = updateProfile.body?.encode(changes)
  expect(sent).toMatchObject({ nombre: 'Ana', domicilio: { calle: 'Juárez', codigo_postal: '72160' } })
  expect(updateProfile.body?.decode(JSON.parse(JSON.stringify(sent)))).toEqual({ value: changes })
})

test('a new password that is the old one breaks a rule of the form', () => {
  expect(updatePassword.body?.decode({ password_actual: 'una larga', password_nuevo: 'una larga' })).toEqual({
    issues: [{ path: 'password_nuevo', rule: 'password-same' }],
  })
})
