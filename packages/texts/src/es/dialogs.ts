/** What every dialog says. */
export const dialogs = {
  close: 'Cerrar',
}
