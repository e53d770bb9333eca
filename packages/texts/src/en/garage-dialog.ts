import type { garageDialog as spanish } from '../es/garage-dialog.ts'

export const garageDialog: typeof spanish = {
  change: 'Change',
  leave: 'Remove',
  title: 'My garage',
  empty: 'Save your car and every part will tell you whether it fits.',
  saved: 'Your cars',
  use: 'Use this one',
  inUse: 'In use',
  remove: (car) => `Delete ${car}`,
  add: 'Add a car',
  save: 'Save and use',
  close: 'Close',
  vin: 'Vehicle number (VIN)',
  vinHint: '17 letters and digits; it is on the registration card and on the dashboard.',
  vinRead: 'Read VIN',
  vinWrong: 'That VIN is not valid. Check that it has 17 characters and no I, O, Q or Ñ.',
  vinMistyped: 'Some character does not match: the check digit of that VIN is wrong. Compare it letter by letter.',
  vinUnknown: 'We do not recognize that VIN. Choose your car from the lists.',
  vinFound: (make, year) => `Your car is a ${year} ${make}. One thing is missing: choose the model.`,
  vinWhole: (car) => `It is a ${car}. Check that it is your car and save it.`,
}
