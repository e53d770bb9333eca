import { MOST_UPLOAD_BYTES, PICTURE_TYPES } from '@shop/domain/upload'
import { endpoint } from '../endpoint.ts'
import { cropField } from '../fields/crop.ts'
import { form, optionalField } from '../form.ts'
import { as, record } from '../record.ts'
import { text, whole } from '../wire/plain.ts'

type KeptPicture = { readonly name: string; readonly width: number; readonly height: number }

const keptPicture = record<KeptPicture>()({ name: as('nombre', text), width: as('ancho', whole), height: as('alto', whole) })

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
