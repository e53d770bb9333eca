/** Somebody else takes the parcel, or it goes where one went before. Comes when it is asked for. */
export const receiver = {
  lead: 'La paquetería pregunta por esta persona y la llama si no encuentra a nadie. Los avisos del pedido te siguen llegando a ti.',
  name: 'Nombre y apellido de quien recibe',
  phone: 'Su teléfono',
  choose: 'Direcciones que ya usaste',
  use: 'Enviar aquí',
  hereTo: (street: string) => `Enviar aquí: ${street}`,
  none: 'Aún no has usado otra dirección.',
  looking: 'Buscando tus direcciones…',
}
