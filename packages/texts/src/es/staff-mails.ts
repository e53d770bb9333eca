import { admin } from './staff/office.ts'

/** Mails to those who work here. */
export const staffMails = {
  roles: admin.roles,
  invitation: {
    subject: 'Te invitaron a la administración',
    lead: (name: string, role: string) => `${name} te invitó a trabajar en la administración de la tienda con el rol ${role}.`,
    button: 'Aceptar la invitación',
    expires: 'El enlace vale 72 horas y funciona una sola vez.',
    ignore: 'Si no esperabas esta invitación, ignórala: nada cambia.',
  },
  accountChanged: {
    subject: 'Cambió la cuenta bancaria de la tienda',
    lead: (name: string, bank: string, clabe: string, holder: string) =>
      `${name} cambió la cuenta a la que los clientes transfieren. Ahora es ${bank}, CLABE ${clabe}, a nombre de ${holder}.`,
    before: (bank: string, clabe: string) => (clabe === '' ? 'Antes no había ninguna cuenta.' : `Antes era ${bank}, CLABE ${clabe}.`),
    ifNotYou: 'Si nadie de la tienda lo hizo, corrígela de inmediato en Ajustes y cambia las contraseñas del personal.',
  },
}
