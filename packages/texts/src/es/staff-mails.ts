import type { AuditBreak } from '@shop/domain/audit-log'
import { arrivalMails } from './arrival-mails.ts'
import { conditionParts } from './condition-parts.ts'
import { staffAuditLog } from './staff/audit-log.ts'
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
  resetPassword: {
    subject: 'Elige otra contraseña para la administración',
    lead: 'Pediste una contraseña nueva para entrar a la administración de la tienda. Elígela con este botón.',
    button: 'Elegir contraseña nueva',
    expires: 'El enlace vale 30 minutos y funciona una sola vez. Si tienes doble factor, también te lo pediremos.',
    ignore: 'Si no fuiste tú, ignora este mensaje: nada cambia.',
  },
  permitSignIn: {
    subject: 'Confirma que eres tú',
    lead: 'Alguien intentó entrar a tu cuenta de la administración muchas veces. Para entrar, abre este enlace y escribe tu contraseña.',
    button: 'Entrar a la administración',
    expires: 'El enlace vale 24 horas.',
    ignore: 'Si no intentaste entrar, cambia tu contraseña cuando puedas.',
  },
  accountChanged: {
    subject: 'Cambió la cuenta bancaria de la tienda',
    lead: (name: string, bank: string, clabe: string, holder: string) =>
      `${name} cambió la cuenta a la que los clientes transfieren. Ahora es ${bank}, CLABE ${clabe}, a nombre de ${holder}.`,
    before: (bank: string, clabe: string) => (clabe === '' ? 'Antes no había ninguna cuenta.' : `Antes era ${bank}, CLABE ${clabe}.`),
    ifNotYou: 'Si nadie de la tienda lo hizo, corrígela de inmediato en Ajustes y cambia las contraseñas del personal.',
  },
  trial: {
    subject: 'Correo de prueba',
    lead: (shop: string) => `Si lees esto, los correos de ${shop} llegan. No hay nada más que hacer.`,
    sms: (shop: string) => `${shop}: mensaje de prueba. Si lo lees, los SMS llegan.`,
  },
  auditAnchor: {
    subject: (day: string) => `Ancla de la bitácora del ${day}`,
    lead: (day: string, count: number) =>
      count === 1
        ? `El ${day} la bitácora del personal tiene 1 renglón y está íntegra.`
        : `El ${day} la bitácora del personal tiene ${count.toLocaleString('es-MX')} renglones y está íntegra.`,
    last: (id: string, hash: string) => `Último renglón: ${id}. Su huella: ${hash}`,
    check: (anchor: string) => `Para comprobar después que nadie la cortó ni la volvió a escribir: npm run audit -- --anchor ${anchor}`,
    keep: 'Guarda este mensaje fuera de la tienda. Llega uno cada día; si deja de llegar, averigua por qué.',
  },
  brokenLog: {
    subject: 'Alguien tocó la bitácora del personal',
    lead: ({ id, kind }: AuditBreak) => `La bitácora no está íntegra. ${staffAuditLog.verify.broken[kind](id)}`,
    whole: (count: number) => staffAuditLog.verify.wholeUntil(count),
    next: 'Pide a quien cuida el servidor que corra npm run audit y compare con el ancla de un mensaje anterior.',
  },
  differences: {
    subject: (night: string) => `Diferencias con el proveedor de pagos, noche del ${night}`,
    lead: (count: number) =>
      count === 1
        ? 'Al comparar lo cobrado con el proveedor de pagos apareció 1 diferencia que alguien debe aclarar.'
        : `Al comparar lo cobrado con el proveedor de pagos aparecieron ${count.toLocaleString('es-MX')} diferencias que alguien debe aclarar.`,
    button: 'Abrir Casos de pago',
    where:
      'Cada diferencia es un caso en la administración, en Casos de pago; los días comparados están en Conciliación. Las piezas de los pedidos en duda no salen hasta que se aclare.',
  },
  wrongAccount: {
    subject: 'La cuenta del proveedor de pagos no es la de la tienda',
    lead: 'El proveedor de pagos no conoce los pagos de la tienda, o está en otro modo. Revisa las claves: la comparación se detuvo.',
  },
  arrivals: arrivalMails,
  condition: {
    subject: (count: number) => (count === 1 ? 'Algo en la tienda necesita atención' : `${count} cosas en la tienda necesitan atención`),
    overSubject: 'La tienda está bien otra vez',
    lead: 'La tienda se revisa sola cada minuto y encontró algo que no se arregla solo.',
    overLead: 'Lo que te avisamos antes ya se arregló. No tienes que hacer nada.',
    trouble: (name: string, sentence: string) => `${name}: ${sentence}`,
    over: (name: string) => `${name}: ya está bien.`,
    button: 'Abrir Estado del sistema',
    again: 'Mientras dure te avisamos una vez al día, y otra vez cuando se arregle.',
    parts: conditionParts,
  },
}
