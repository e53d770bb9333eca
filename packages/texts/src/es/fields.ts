import type { FormRule } from '@shop/domain/field-rules'
import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@shop/domain/password-policy'

/** What is wrong with a field, the same sentence in the browser and from the server. */
export const fields = {
  rules: {
    required: 'Campo requerido.',
    'too-long': 'El texto es demasiado largo.',
    invalid: 'Este valor no es válido.',
    email: 'Ingrese email válido',
    'email-format': 'Formato de email no válido',
    letters: 'Escribe solo letras.',
    link: 'Escribe el nombre sin direcciones de internet. Después de un punto deja un espacio.',
    numbers: 'Escribe solo números, sin espacios.',
    phone: 'El teléfono debe tener 10 dígitos.',
    year: 'El año debe tener cuatro cifras.',
    state: 'Elige un estado de la lista.',
    'postal-code': 'El código postal es incorrecto',
    'password-short': 'Longitud es menor a la requerida',
    'password-long': `La contraseña puede tener ${LONGEST_PASSWORD} caracteres como máximo.`,
    'password-common': 'Esa contraseña es muy común; elige otra.',
    'password-same': 'La contraseña nueva debe ser distinta de la actual.',
    'password-wrong': 'La contraseña actual no es correcta.',
    confirmation: 'Las contraseñas no coinciden',
    privacy: 'Para crear tu cuenta acepta el aviso de privacidad.',
  } satisfies Record<FormRule, string>,
  passwordHint: (length: number = SHORTEST_PASSWORD) => `Mínimo ${length} caracteres.`,
}
