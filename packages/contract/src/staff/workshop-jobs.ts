import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { versionField } from '../fields/numbers.ts'
import { jobPartsField } from '../fields/workshop-jobs.ts'
import { form, textField, tickedField } from '../form.ts'
import { input } from '../input.ts'
import { staffWorkshopJob } from '../wire/catalogue/workshop-job.ts'
import { wholeNumber } from '../wire/numbers.ts'

const may = { access: 'staff', roles: ['owner', 'content'] } as const
const BASE = '/admin/trabajos'
const byId = input({ id: wholeNumber(1, 999_999_999) })
const data = listOf(staffWorkshopJob)

const nameField = textField([], { max: 60 })
const fields = { nombre: nameField, nombre_en: nameField, piezas: jobPartsField, activo: tickedField }
const names = { nombre: 'nameEs', nombre_en: 'nameEn', piezas: 'parts', activo: 'isActive' } as const

export const listStaffJobs = endpoint({
  method: 'GET',
  path: BASE,
  ...may,
  summary: 'Every job of a workshop with the kinds of parts it takes, in the order in which they are offered',
  data,
})

export const addWorkshopJob = endpoint({
  method: 'POST',
  path: BASE,
  ...may,
  summary: 'A job more; a kind of part begins one active job only',
  body: form(fields, names),
  data,
})

export const changeWorkshopJob = endpoint({
  method: 'POST',
  path: `${BASE}/:id`,
  ...may,
  summary: 'Writes a job anew; one that is not active is offered nowhere',
  params: byId,
  body: form({ ...fields, version: versionField }, names),
  data,
})

export const removeWorkshopJob = endpoint({
  method: 'DELETE',
  path: `${BASE}/:id`,
  ...may,
  summary: 'Removes a job; its part types stay',
  params: byId,
  data,
})
