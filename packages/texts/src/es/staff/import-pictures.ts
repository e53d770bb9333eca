import type { PictureFailure } from '@shop/domain/imports/import-pictures'

function n(count: number): string {
  return count.toLocaleString('es-MX')
}

/** What is said about the pictures that a supplier's list names. */
export const importPictures = {
  title: 'Fotos',
  note: 'Las fotos se ponen después de aplicar la lista, una tras otra. No hace falta esperarlas.',
  parts: (count: number) => (count === 1 ? '1 refacción sin foto recibe las suyas' : `${n(count)} refacciones sin foto reciben las suyas`),
  found: (count: number) => (count === 1 ? '1 foto encontrada en el ZIP' : `${n(count)} fotos encontradas en el ZIP`),
  missing: (count: number, hasZip: boolean) => {
    if (!hasZip)
      return count === 1
        ? '1 foto viene por nombre: sube el ZIP que la trae'
        : `${n(count)} fotos vienen por nombre: sube el ZIP que las trae`
    return count === 1 ? '1 nombre no está en el ZIP' : `${n(count)} nombres no están en el ZIP`
  },
  addresses: (count: number) =>
    count === 1 ? '1 dirección de la que se traerá la foto' : `${n(count)} direcciones de las que se traerán fotos`,
  having: (count: number) =>
    count === 1 ? '1 refacción ya tiene fotos y las conserva' : `${n(count)} refacciones ya tienen fotos y las conservan`,
  addsToOthers: 'Agregar también las de la lista a las refacciones que ya tienen fotos',
  zip: {
    label: 'ZIP con las fotos',
    choose: 'Elegir ZIP',
    note: 'Hasta 300 MB, con fotos JPG, PNG o WebP de hasta 10 MB. Las buscamos por su nombre en todas las carpetas, sin distinguir mayúsculas. Un ZIP nuevo sustituye al anterior.',
    send: 'Subir ZIP',
    sending: 'Subiendo…',
    none: 'Elige el ZIP.',
    replace: 'Subir otro ZIP',
  },
  apply: 'Poner las fotos',
  ask: 'Vas a poner las fotos de la lista en sus refacciones. Van llegando en cuanto empiece.',
  placed: (count: number) => (count === 1 ? '1 foto puesta' : `${n(count)} fotos puestas`),
  known: (count: number) => (count === 1 ? '1 que la refacción ya tenía' : `${n(count)} que las refacciones ya tenían`),
  waiting: (count: number) => (count === 1 ? '1 por traer…' : `${n(count)} por traer…`),
  failed: (count: number) => (count === 1 ? '1 no se pudo poner' : `${n(count)} no se pudieron poner`),
  failures: 'Fotos que no se pudieron poner',
  row: 'Renglón',
  picture: 'Foto y motivo',
  retry: 'Intentar otra vez',
  retrying: 'Las traemos otra vez.',
  received: 'Recibimos el ZIP.',
  removed: (count: number) => (count === 1 ? '1 foto quitada' : `${n(count)} fotos quitadas`),
  why: {
    'not-in-zip': 'No está en el ZIP. Sube uno que la traiga.',
    'not-a-picture': 'No es una foto JPG, PNG o WebP, o está dañada.',
    'too-large': 'Pesa más de 10 MB o mide demasiado.',
    'not-allowed': 'No abrimos esa dirección: no es pública, o usa un puerto o una contraseña.',
    'not-found': 'El servidor del proveedor dice que no existe.',
    unreachable: 'El servidor del proveedor no respondió.',
    redirected: 'La dirección lleva a otra, y no la abrimos. Pide al proveedor la dirección final.',
    refused: 'El servidor del proveedor no permitió descargarla.',
    'too-slow': 'Tardó demasiado en llegar.',
    'part-full': 'La refacción ya tiene 12 fotos.',
    'too-many': 'La lista trae más de 10,000 fotos. Esta va cuando intentes otra vez.',
  } satisfies Record<PictureFailure, string>,
}
