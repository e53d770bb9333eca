export const nearNumbers = {
  title: (number: string) => `No tenemos el número «${number}». ¿Quisiste decir uno de estos?`,
  ask: '¿Quisiste decir uno de estos números?',
  label: 'Números parecidos',
  note: 'Son sugerencias: revisa que el número sea el de tu pieza.',
}
