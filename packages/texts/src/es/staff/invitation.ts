export const staffInvitation = {
  title: 'Te damos la bienvenida',
  lead: (name: string, role: string) => `${name} te invitó con el rol ${role}. Elige tu contraseña para entrar.`,
  email: 'Tu correo',
  name: 'Tu nombre',
  password: 'Contraseña',
  submit: 'Aceptar y entrar',
  submitting: 'Entrando…',
  gone: 'Esta invitación no sirve',
  goneText: 'Ya se usó, se retiró o pasaron sus 72 horas. Pide otra a quien te invitó.',
  signIn: 'Ir a la administración',
}
