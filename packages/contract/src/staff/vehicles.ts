import type { FieldRule } from '@shop/domain/field-rules'
import { isModelYear, overlappingRun } from '@shop/domain/staff-vehicle'
import * as z from 'zod/mini'
import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { versionField } from '../fields/numbers.ts'
import { rowsField } from '../fields/rows.ts'
import { wordsField } from '../fields/words.ts'
import { type FormField, form, textField } from '../form.ts'
import { input } from '../input.ts'
import { makeWithModels, staffMake } from '../wire/catalogue/staff-vehicle.ts'
import { wholeNumber } from '../wire/numbers.ts'

const may = { access: 'staff', roles: ['owner', 'content'] } as const
const BASE = '/admin/vehiculos'
const MODELS = '/admin/modelos'
const MOST_ALIASES = 20
const MOST_RUNS = 60
const byId = input({ id: wholeNumber(1, 999_999_999) })
const nameField = textField([], { max: 60 })
const makes = listOf(staffMake)

const yearField: FormField<number> = {
  schema: z.union([z.int(), z.string()]),
  read: (raw) => {
    const year = typeof raw === 'string' && /^\d{4}$/.test(raw.trim()) ? Number(raw) : raw
    return typeof year === 'number' && isModelYear(year, new Date()) ? { value: year } : broken('model-year')
  },
  encode: (year) => year,
}
function broken(rule: FieldRule) {
  return { issues: [{ path: '', rule }] }
}

const run = form(
  { motor: textField([], { max: 30 }), desde: yearField, hasta: yearField },
  { motor: 'engine', desde: 'yearFrom', hasta: 'yearTo' },
  ({ yearFrom = 0, yearTo = yearFrom }) => (yearTo < yearFrom ? [{ path: 'hasta', rule: 'most-below-least' }] : []),
)
const runsField = rowsField(run, MOST_RUNS, (runs) => {
  const place = overlappingRun(runs)
  return place < 0 ? [] : [{ path: `${place}.desde`, rule: 'years-overlap' }]
})
const modelFields = { nombre: nameField, alias: wordsField(MOST_ALIASES), motores: runsField }
const modelNames = { nombre: 'name', alias: 'aliases', motores: 'runs' } as const

export const listStaffMakes = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Every make with the number of its models',
  data: makes,
})

export const addMake = endpoint({
  method: 'POST',
  path: BASE,
  ...may,
  summary: 'A make more; visitors see it once it has a model with an engine',
  body: form({ nombre: nameField }, { nombre: 'name' }),
  data: makes,
})

export const readStaffMake = endpoint({
  method: 'GET',
  path: `${BASE}/:id`,
  ...may,
  summary: 'A make with its models: other names, engines with their years, and how many compatibilities name each',
  params: byId,
  data: makeWithModels,
})

export const renameMake = endpoint({
  method: 'POST',
  path: `${BASE}/:id`,
  ...may,
  summary: 'Another name for a make; addresses with the old one go on working',
  params: byId,
  body: form({ nombre: nameField, version: versionField }, { nombre: 'name' }),
  data: makeWithModels,
})

export const removeMake = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id`,
  ...may,
  summary: 'Removes a make without models',
  params: byId,
  data: makes,
})

export const addModel = endpoint({
  method: 'POST',
  path: `${BASE}/:id/modelos`,
  ...may,
  summary: 'A model of a make; the form for vehicles and the search know it at once',
  params: byId,
  body: form(modelFields, modelNames),
  data: makeWithModels,
})

export const changeModel = endpoint({
  method: 'POST',
  path: `${MODELS}/:id`,
  ...may,
  summary: 'Names, engines and years of a model. Years that a compatibility of a part needs are not taken away',
  params: byId,
  body: form({ ...modelFields, version: versionField }, modelNames),
  data: makeWithModels,
})

export const removeModel = endpoint({
  method: 'DELETE',
  path: `${MODELS}/:id`,
  ...may,
  summary: 'Removes a model that no part names',
  params: byId,
  data: makeWithModels,
})
