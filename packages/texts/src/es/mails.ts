/** Mails and SMS about an account. */
export const mails = {
  greeting: (name: string) => `Hola, ${name}:`,
  greetingAnybody: 'Hola:',
  ignore: 'Si no fuiste tú, ignora este mensaje: nada cambia.',
  linkHint: 'Si el botón no abre, copia esta dirección en tu navegador:',
  footer: (shop: string, address: string) => `${shop} · ${address}`,
  questions: (email: string) => `¿Dudas? Escríbenos a ${email}.`,
  verifyEmail: {
    subject: 'Confirma tu correo',
    lead: 'Gracias por crear tu cuenta. Confirma tu correo para poder comprar.',
    button: 'Confirmar mi correo',
    expires: 'El enlace vale 24 horas.',
  },
  changeEmail: {
    subject: 'Confirma tu nuevo correo',
    lead: 'Pediste cambiar el correo de tu cuenta a esta dirección. El cambio vale en cuanto lo confirmes.',
    button: 'Confirmar el cambio',
    expires: 'El enlace vale 24 horas.',
  },
  changeAsked: {
    subject: 'Pidieron cambiar el correo de tu cuenta',
    lead: (email: string) =>
      `Alguien que conoce tu contraseña pidió cambiar el correo de tu cuenta a ${email}. Si no fuiste tú, elige una contraseña nueva con este botón: cancelamos el cambio y cerramos todas las sesiones.`,
    button: 'No fui yo',
    expires: 'El enlace vale 3 días, también si el cambio ya se confirmó.',
    otherwise: 'Si fuiste tú, no tienes que hacer nada.',
  },
  changePhone: {
    subject: 'Confirma tu nuevo teléfono',
    lead: (phone: string) => `Pediste cambiar el teléfono de tu cuenta a ${phone}. El cambio vale en cuanto lo confirmes.`,
    button: 'Confirmar el cambio',
    expires: 'El enlace vale 24 horas.',
  },
  resetPassword: {
    subject: 'Recupera tu contraseña',
    lead: 'Pediste una contraseña nueva. Elígela con este botón.',
    button: 'Elegir contraseña nueva',
    expires: 'El enlace vale 30 minutos y funciona una sola vez.',
  },
  permitSignIn: {
    subject: 'Confirma que eres tú',
    lead: 'Alguien intentó entrar a tu cuenta muchas veces. Para entrar, abre este enlace y escribe tu contraseña.',
    button: 'Entrar a mi cuenta',
    expires: 'El enlace vale 24 horas.',
  },
  passwordChanged: {
    subject: 'Cambió tu contraseña',
    lead: 'La contraseña de tu cuenta acaba de cambiar y cerramos tus demás sesiones. Si no fuiste tú, recupérala enseguida.',
    button: 'Recuperar mi contraseña',
  },
  emailChanged: {
    subject: 'Cambió el correo de tu cuenta',
    lead: (email: string) =>
      `El correo de tu cuenta ahora es ${email}. Si no fuiste tú, abre «No fui yo» en el correo que te enviamos cuando se pidió el cambio, o escríbenos enseguida.`,
  },
  accountDeleted: {
    subject: 'Borramos tu cuenta',
    lead: 'Tu cuenta y tus datos quedaron borrados. Los pedidos se conservan solo por el tiempo que pide la ley.',
  },
  code: (shop: string, code: string) => `${shop}: tu código es ${code}. Vale 10 minutos. No lo compartas con nadie.`,
}
