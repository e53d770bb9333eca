import { MOST_UPLOAD_BYTES, PICTURE_TYPES } from '@shop/domain/upload'
import * as z from 'zod/mini'
import { codec } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { form, optionalField } from './form.ts'
import { cropField } from './wire/crop-field.ts'

type KeptPicture = { readonly name: string; readonly width: number; readonly height: number }

const keptPicture = codec(
  z.object({ nombre: z.string(), ancho: z.int(), alto: z.int() }),
  ({ name, width, height }: KeptPicture) => ({ nombre: name, ancho: width, alto: height }),
  ({ nombre, ancho, alto }): KeptPicture => ({ name: nombre, width: ancho, height: alto }),
)

export const addCataloguePicture = endpoint({
  method: 'POST',
  path: '/admin/imagenes',
  access: 'staff',
  roles: ['owner', 'content'],
  summary:
    'Multipart: a picture for the catalogue, JPEG, PNG or WebP by content, 10 MB. `recorte` is what is kept of it: left, top, width and height as fractions. Answers the name it is shown by at `/images/products/`',
  upload: { field: 'imagen', maxBytes: MOST_UPLOAD_BYTES, types: PICTURE_TYPES },
  body: form({ recorte: optionalField(cropField) }, { recorte: 'crop' }),
  data: keptPicture,
})
