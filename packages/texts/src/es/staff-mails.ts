import { admin } from './admin.ts'

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
}
