import * as z from 'zod/mini'
import { codec, listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { shortText } from '../wire/text.ts'

const place = codec(
  z.object({ nombre: z.string() }),
  (name: string) => ({ nombre: name }),
  ({ nombre }) => nombre,
)

export const listStates = endpoint({
  method: 'GET',
  path: '/utils/estados',
  access: 'customer',
  summary: 'The 32 states by their official names',
  data: listOf(place),
})

export const listMunicipalities = endpoint({
  method: 'GET',
  path: '/utils/municipios/:estado',
  access: 'customer',
  summary: 'The municipios of a state, named in any case and with or without accents',
  params: input({ estado: shortText(80) }, { estado: 'state' }),
  data: listOf(place),
})

export const listLocalities = endpoint({
  method: 'GET',
  path: '/utils/localidades/:estado/:municipio',
  access: 'customer',
  summary: 'The localidades of a municipio',
  params: input({ estado: shortText(80), municipio: shortText(120) }, { estado: 'state', municipio: 'municipality' }),
  data: listOf(place),
})
