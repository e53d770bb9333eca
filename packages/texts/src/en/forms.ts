import type { forms as spanish } from '../es/forms.ts'

export const forms: typeof spanish = {
  summary: (count) => (count === 1 ? 'One thing needs your attention' : `${count} things need your attention`),
  titleError: 'Error:',
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  show: 'Show',
  hide: 'Hide',
  sending: 'One moment…',
}
