/** What is asked of a customer who was away for long, before money moves. */
export const passwordQuestion = {
  title: 'Confirma que eres tú',
  lead: 'Pasó un rato desde la última vez que estuviste aquí. Escribe tu contraseña y seguimos donde ibas.',
  password: 'Contraseña',
  submit: 'Continuar',
  noAnswer: 'La tienda no responde en este momento. Intenta de nuevo.',
}
