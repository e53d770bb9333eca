import type { Crop } from '@shop/domain/crop'

export const staffPictures = {
  hint: 'JPEG, PNG o WebP de hasta 10 MB. Elige el archivo o arrástralo aquí.',
  refused: {
    type: 'Ese archivo no es JPEG, PNG ni WebP.',
    size: 'La imagen pesa más de 10 MB.',
    unreadable: 'No pudimos leer esa imagen. Puede estar dañada.',
  },
  crop: 'Recortar imagen',
  how: 'Mueve el marco y jala su esquina con el ratón, el dedo o las flechas del teclado (con Mayús avanzan más), o escribe los números.',
  move: 'Mover el recorte',
  resize: 'Cambiar el tamaño del recorte',
  sides: { left: 'Desde la izquierda (%)', top: 'Desde arriba (%)', width: 'Ancho (%)', height: 'Alto (%)' } satisfies Record<
    keyof Crop,
    string
  >,
  preview: 'Así quedará',
  whole: 'Lo más grande posible',
  use: 'Usar imagen',
  sending: 'Subiendo…',
  choose: (label: string) => `Elegir: ${label}`,
  another: (label: string) => `Cambiar: ${label}`,
  chosen: (label: string) => `${label}, la elegida`,
  remove: 'Quitar',
  removeOf: (label: string) => `Quitar: ${label}`,
}
