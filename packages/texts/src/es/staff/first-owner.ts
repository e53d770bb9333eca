export const staffFirstOwner = {
  title: 'Abre tu tienda',
  lead: 'Crea la cuenta de la dueña o el dueño. Con ella preparas la tienda y das acceso a los demás.',
  email: 'Tu correo',
  name: 'Tu nombre',
  password: 'Contraseña',
  submit: 'Crear mi cuenta y entrar',
  submitting: 'Creando…',
  gone: 'Este enlace no sirve',
  goneText:
    'La tienda ya tiene dueña o dueño, o pasaron sus 72 horas. Al arrancar de nuevo, una tienda sin personal escribe otro en la terminal.',
  signIn: 'Ir a la administración',
}
