import type { staffFits as spanish } from '../../es/staff/fits.ts'

export const staffFits: typeof spanish = {
  forCar: (car) => `For ${car}`,
  fits: (car) => `Fits ${car}`,
  fitsIf: (car, condition) => `Fits ${car} if ${condition}`,
  doesNotFit: (car) => `Does not fit ${car}`,
  unknown: (car) => `No fitment data for ${car}`,
  universal: 'Universal',
}
