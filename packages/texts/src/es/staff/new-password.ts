/** Where the link of a mail leads that was asked for because the password was forgotten. */
export const staffNewPassword = {
  title: 'Elige una contraseña nueva',
  lead: 'Al guardarla cerramos todas tus sesiones en la administración.',
  password: 'Contraseña nueva',
  codeHint: 'El que muestra ahora tu aplicación de autenticación.',
  submit: 'Guardar contraseña',
  submitting: 'Guardando…',
  done: 'Tu contraseña cambió',
  doneText: 'Cerramos todas tus sesiones. Entra con la nueva.',
  doneWithCode: 'Cerramos todas tus sesiones. Entra con la nueva y con el siguiente código de tu aplicación: cada uno sirve una sola vez.',
  signIn: 'Entrar',
  gone: 'Este enlace ya no sirve',
  goneText: 'Ya se usó, pasaron sus 30 minutos o pediste otro después. Pide uno nuevo y usa el más reciente.',
  another: 'Pedir otro enlace',
}
