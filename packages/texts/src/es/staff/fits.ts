/** What a part is to the car that was named. */
export const staffFits = {
  forCar: (car: string) => `Para ${car}`,
  fits: (car: string) => `Le queda a ${car}`,
  fitsIf: (car: string, condition: string) => `Le queda a ${car} si ${condition}`,
  doesNotFit: (car: string) => `No le queda a ${car}`,
  unknown: (car: string) => `Sin datos de compatibilidad para ${car}`,
  universal: 'Universal',
}
