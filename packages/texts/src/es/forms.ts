/** What every form says. Comes with the pages that have one. */
export const forms = {
  summary: (count: number) => (count === 1 ? 'Hay un dato por corregir' : `Hay ${count} datos por corregir`),
  titleError: 'Error:',
  optional: '(opcional)',
  showPassword: 'Mostrar contraseña',
  hidePassword: 'Ocultar contraseña',
  show: 'Mostrar',
  hide: 'Ocultar',
  sending: 'Un momento…',
}
