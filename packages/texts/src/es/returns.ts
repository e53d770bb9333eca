import type { Misfit, ReturnReason, ReturnStatus } from '@shop/domain/return'

/** What people say about a return, in the shop and in its office. */
export const returnLabels = {
  status: {
    asked: 'Solicitada',
    approved: 'Aprobada',
    refused: 'Rechazada',
    withdrawn: 'Retirada',
    received: 'Recibida',
    refunded: 'Reembolsada',
  } satisfies Record<ReturnStatus, string>,
  reasons: {
    'does-not-fit': 'No le quedó',
    damaged: 'Llegó dañada',
    'wrong-part': 'Me llegó otra pieza',
    defective: 'Tiene un defecto o falló (garantía)',
    'not-wanted': 'Ya no la quiero',
  } satisfies Record<ReturnReason, string>,
  misfits: {
    'other-car': 'No coincide con mi auto',
    'other-engine': 'Es para otra motorización',
    'other-position': 'Es de otra posición o lado',
    'other-size': 'Es de otra medida',
  } satisfies Record<Misfit, string>,
}

/** The part of an order's page about giving something back. */
export const returns = {
  title: 'Devoluciones',
  lead: (days: number) => {
    if (days === 0) return 'Hoy es el último día para devolverlo.'
    return days === 1 ? 'Te queda 1 día para devolverlo.' : `Te quedan ${days} días para devolverlo.`
  },
  how: 'Cómo devolver',
  open: 'Devolver piezas',
  allAsked: 'Ya pediste devolver todas las piezas de este pedido.',
  of: (id: string) => `Devolución ${id}`,
  askedOn: (day: string) => `Pedida el ${day}`,
  next: {
    asked: 'La estamos revisando. Te respondemos por correo.',
    approved: 'Manda las piezas en su empaque y escribe en la caja el número de esta devolución.',
    refused: 'No pudimos aceptarla.',
    withdrawn: 'La retiraste: te quedas con las piezas. Puedes pedirla otra vez mientras haya días.',
    received: 'Ya llegaron las piezas. Tu dinero va en camino.',
    refunded: 'Ya te devolvimos tu dinero.',
  } satisfies Record<ReturnStatus, string>,
  refund: (amount: string) => `Reembolso de ${amount}`,
  answer: 'La tienda dice',
  photosSent: (count: number) => (count === 1 ? '1 foto enviada' : `${count} fotos enviadas`),
  withdraw: {
    open: 'Retirar solicitud',
    title: '¿Retirar esta devolución?',
    lead: 'Te quedas con las piezas y no habrá reembolso. Si ya las mandaste, no la retires.',
    confirm: 'Sí, retirarla',
    keep: 'Dejarla',
    done: 'Retiraste la devolución.',
  },
  form: {
    title: 'Devolver piezas',
    pieces: '¿Qué quieres devolver?',
    piecesOf: (name: string) => `Piezas de ${name}`,
    none: 'Ninguna',
    count: (count: number) => (count === 1 ? '1 pieza' : `${count} piezas`),
    noPieces: 'Elige al menos una pieza.',
    reason: '¿Por qué?',
    noReason: 'Elige un motivo.',
    misfit: '¿Qué no le quedó?',
    noMisfit: 'Dinos qué no le quedó.',
    car: '¿A qué auto se la ibas a poner?',
    carHint: 'Con esto corregimos la compatibilidad para que no le pase a nadie más.',
    comments: 'Comentarios',
    optional: '(opcional)',
    photos: 'Fotos',
    photosHint: (most: number) => `Hasta ${most}: la pieza, el empaque o la etiqueta. JPG, PNG o WebP de máximo 10 MB.`,
    choose: 'Elegir foto',
    take: 'Tomar foto',
    previewOf: (number: number) => `Foto ${number}`,
    remove: (number: number) => `Quitar foto ${number}`,
    wrongType: 'Ese archivo no es una foto JPG, PNG o WebP.',
    tooLarge: 'La foto pesa más de 10 MB.',
    send: 'Pedir devolución',
    cancel: 'Cancelar',
    sent: 'Recibimos tu solicitud. Te respondemos por correo.',
    photoLost: 'Tu solicitud llegó, pero una foto no se pudo enviar. Puedes agregarla abajo.',
    photoAdded: 'Foto agregada.',
  },
}
