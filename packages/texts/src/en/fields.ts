import { LONGEST_PASSWORD, SHORTEST_PASSWORD } from '@shop/domain/password-policy'
import type { fields as spanish } from '../es/fields.ts'

export const fields: typeof spanish = {
  rules: {
    required: 'Required field.',
    'too-long': 'The text is too long.',
    invalid: 'This value is not valid.',
    email: 'Enter a valid email',
    'email-format': 'The email format is not valid',
    letters: 'Use letters only.',
    link: 'Write the name without web addresses. Leave a space after a dot.',
    numbers: 'Use numbers only, without spaces.',
    phone: 'The phone must have 10 digits.',
    year: 'The year must have four digits.',
    state: 'Choose a state from the list.',
    'postal-code': 'The postal code is incorrect',
    'password-short': 'It is shorter than required',
    'password-long': `The password can have ${LONGEST_PASSWORD} characters at most.`,
    'password-common': 'That password is very common; choose another one.',
    'password-same': 'The new password must differ from the current one.',
    'password-wrong': 'The current password is not correct.',
    confirmation: 'The passwords do not match',
    privacy: 'Accept the privacy notice to create your account.',
  },
  passwordHint: (length = SHORTEST_PASSWORD) => `At least ${length} characters.`,
}
