/** The demo's mailbox page. */
export const mailbox = {
  title: 'Buzón de la demostración',
  lead: 'Aquí caen los correos y SMS que la tienda habría enviado.',
  empty: 'Todavía no hay mensajes.',
  to: 'Para',
  channels: { email: 'Correo', sms: 'SMS' },
}
