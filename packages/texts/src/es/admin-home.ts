export const adminHome = {
  hello: (name: string) => `Hola, ${name}`,
  role: (role: string) => `Entraste con el rol ${role}.`,
  screens: 'Tus pantallas',
  about: {
    home: 'Tu punto de partida',
    customers: 'Datos de un cliente por su correo',
    speed: 'Qué tan rápidas son las páginas para quien las visita',
    access: 'Sesiones abiertas y verificación en dos pasos',
  },
  hours: 'Horario de hoy',
  open: (opens: string, closes: string) => `Abierto de ${opens} a ${closes}`,
  closed: 'Hoy no abrimos',
  hoursNote: 'Hora del centro de México',
  links: 'Enlaces',
  shop: 'Ver la tienda',
  mailbox: 'Buzón de la demostración',
  mailboxNote: 'Los correos y SMS que se habrían enviado',
}
