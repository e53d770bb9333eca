import { LONGEST_RETURN_COMMENT } from '@shop/domain/return'
import { MOST_UPLOAD_BYTES, PICTURE_TYPES } from '@shop/domain/upload'
import { endpoint } from '../endpoint.ts'
import { misfitField, piecesField, returnCarField, returnReasonField } from '../fields/returns.ts'
import { form, optionalField, paragraphsField, textField } from '../form.ts'
import { ownReturns } from '../wire/orders/return.ts'

const folioField = textField([], { max: 40 })
const ofFolio = form({ folio: folioField })

export const showOwnReturns = endpoint({
  method: 'GET',
  path: '/devoluciones/:folio',
  access: 'customer',
  summary: 'What can still be returned of an own order and for how many days, and what was asked for already',
  params: ofFolio,
  data: ownReturns,
})

export const askForReturn = endpoint({
  method: 'POST',
  path: '/devoluciones/:folio',
  access: 'customer',
  asksPassword: true,
  summary:
    'Asks to return pieces of a delivered order. `no_le_quedo` needs `submotivo`, and is helped by `auto`; `piezas` names lines by `linea`',
  says: 'return_asked',
  params: ofFolio,
  body: form(
    {
      motivo: returnReasonField,
      submotivo: optionalField(misfitField),
      auto: optionalField(returnCarField),
      comentarios: optionalField(paragraphsField({ max: LONGEST_RETURN_COMMENT })),
      piezas: piecesField,
    },
    { motivo: 'reason', submotivo: 'misfit', auto: 'car', comentarios: 'comments', piezas: 'pieces' },
    ({ reason, misfit }) => (reason === 'does-not-fit' && misfit === undefined ? [{ path: 'submotivo', rule: 'required' }] : []),
  ),
  data: ownReturns,
})

const ofReturn = form({ folio: folioField, id: textField([], { max: 9 }) })

export const withdrawReturn = endpoint({
  method: 'POST',
  path: '/devoluciones/:folio/:id/retirar',
  access: 'customer',
  summary: 'Takes back an own request whose pieces have not arrived; they can be asked for again',
  says: 'return_withdrawn',
  params: ofReturn,
  data: ownReturns,
})

export const addReturnPhoto = endpoint({
  method: 'POST',
  path: '/devoluciones/:folio/:id/fotos',
  access: 'customer',
  summary: 'Multipart: a photo for a return that waits for its answer. JPEG, PNG or WebP by content, 10 MB, three per return',
  upload: { field: 'foto', maxBytes: MOST_UPLOAD_BYTES, types: PICTURE_TYPES },
  params: ofReturn,
  // Nothing beside the photo, which makes it a form all the same.
  body: form({}),
  data: ownReturns,
})
