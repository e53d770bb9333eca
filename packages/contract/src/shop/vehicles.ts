import * as z from 'zod/mini'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { input } from '../input.ts'
import { vehicleOption } from '../wire/catalogue/vehicle-option.ts'
import { texts } from '../wire/plain.ts'
import { shortText } from '../wire/text.ts'

const name = shortText(80)
const year = z.codec(z.string().check(z.regex(/^[1-9]\d{3}$/)), z.int().check(z.minimum(1000), z.maximum(9999)), {
  decode: Number,
  encode: String,
})

const ofMake = input({ armadora: name }, { armadora: 'make' })
const ofModel = input({ armadora: name, modelo: name }, { armadora: 'make', modelo: 'model' })
const ofYear = input({ armadora: name, modelo: name, anio: year }, { armadora: 'make', modelo: 'model', anio: 'year' })

const options = listOf(vehicleOption)

export const listMakes = endpoint({
  method: 'GET',
  path: '/autos/armadoras',
  access: 'public',
  summary: 'Every make, with the number of parts on sale that fit it',
  data: options,
})

export const listModels = endpoint({
  method: 'GET',
  path: '/autos/modelos-by-armadora',
  access: 'public',
  summary: 'The models of a make, with the number of parts on sale that fit',
  query: ofMake,
  data: options,
})

export const listYears = endpoint({
  method: 'GET',
  path: '/autos/anios-by-modelo',
  access: 'public',
  summary: 'The years of a model, newest first, with the number of parts on sale that fit',
  query: ofModel,
  data: options,
})

export const listEngines = endpoint({
  method: 'GET',
  path: '/autos/cilindrajes-by-anio',
  access: 'public',
  summary: 'The engines of a model in a year, with the number of parts on sale that fit',
  query: ofYear,
  data: options,
})

export const listMakeNames = endpoint({
  method: 'GET',
  path: '/autos-single/armadoras',
  access: 'public',
  summary: 'The names of every make',
  data: texts,
})

export const listModelNames = endpoint({
  method: 'GET',
  path: '/autos-single/modelos',
  access: 'public',
  summary: 'The names of the models of a make',
  query: ofMake,
  data: texts,
})

export const listYearNames = endpoint({
  method: 'GET',
  path: '/autos-single/anios',
  access: 'public',
  summary: 'The years of a model, newest first',
  query: ofModel,
  data: texts,
})

export const listEngineNames = endpoint({
  method: 'GET',
  path: '/autos-single/cilindrajes',
  access: 'public',
  summary: 'The engines of a model in a year',
  query: ofYear,
  data: texts,
})
