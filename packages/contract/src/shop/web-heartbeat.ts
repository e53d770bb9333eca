import * as z from 'zod/mini'
import { asIs } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { wholeField } from '../fields/numbers.ts'
import { idField } from '../fields/orders.ts'
import { form, textField, tickedField } from '../form.ts'

const LARGEST = 999_999_999

export const sayWebLives = endpoint({
  method: 'POST',
  path: '/paginas/latido',
  access: 'pages',
  // The next one says the same: nobody has to remember any of them.
  isAnsweredAnew: true,
  summary: 'A web server without a database says that it lives, or that it ends',
  body: form(
    {
      id: idField,
      maquina: textField(),
      pid: wholeField(0, LARGEST),
      version: textField(),
      segundos: wholeField(0, LARGEST),
      termina: tickedField,
    },
    { maquina: 'host', segundos: 'upSeconds', termina: 'hasEnded' },
  ),
  data: asIs(z.null()),
})
