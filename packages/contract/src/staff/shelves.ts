import { listOf } from '../codec.ts'
import { endpoint } from '../endpoint.ts'
import { keysField } from '../fields/keys.ts'
import { versionField, wholeField } from '../fields/numbers.ts'
import { wordsField } from '../fields/words.ts'
import { form, textField, tickedField } from '../form.ts'
import { input } from '../input.ts'
import { staffCategory } from '../wire/catalogue/staff-shelves.ts'
import { wholeNumber } from '../wire/numbers.ts'

const may = { access: 'staff', roles: ['owner', 'content'] } as const
const CATEGORIES = '/admin/categorias'
const SUBCATEGORIES = '/admin/subcategorias'
const TYPES = '/admin/tipos'
const MOST_CATEGORIES = 100
const MOST_SYNONYMS = 40
const byId = input({ id: wholeNumber(1, 999_999_999) })
const data = listOf(staffCategory)
const nameField = textField([], { max: 80 })
const idField = wholeField(1, 999_999_999)
const names = { nombre: 'nameEs', nombre_en: 'nameEn' } as const

const categoryFields = { nombre: nameField, nombre_en: nameField, imagen: textField([], { max: 120 }) }
const categoryNames = { ...names, imagen: 'image' } as const
const subcategoryFields = { nombre: nameField, nombre_en: nameField, categoria: idField }
const subcategoryNames = { ...names, categoria: 'categoryId' } as const
const typeFields = {
  nombre: nameField,
  nombre_en: nameField,
  subcategoria: idField,
  sinonimos: wordsField(MOST_SYNONYMS),
  sinonimos_en: wordsField(MOST_SYNONYMS),
  voluminosa: tickedField,
}
const typeNames = {
  ...names,
  subcategoria: 'subcategoryId',
  sinonimos: 'synonymsEs',
  sinonimos_en: 'synonymsEn',
  voluminosa: 'isBulky',
} as const

export const listStaffShelves = endpoint({
  method: 'GET',
  path: CATEGORIES,
  ...may,
  summary: 'Every category with its subcategories and their part types, and how many parts each holds',
  data,
})

export const addCategory = endpoint({
  method: 'POST',
  path: CATEGORIES,
  ...may,
  summary: 'A category more, last in the list',
  body: form(categoryFields, categoryNames),
  data,
})

export const orderCategories = endpoint({
  method: 'POST',
  path: `${CATEGORIES}/orden`,
  ...may,
  summary: 'The order in which visitors see the categories: all of their ids',
  body: form({ claves: keysField(MOST_CATEGORIES) }, { claves: 'ids' }),
  data,
})

export const changeCategory = endpoint({
  method: 'POST',
  path: `${CATEGORIES}/:id`,
  ...may,
  summary: 'Other names for a category; its address stays',
  params: byId,
  body: form({ ...categoryFields, version: versionField }, categoryNames),
  data,
})

export const removeCategory = endpoint({
  method: 'DELETE',
  path: `${CATEGORIES}/:id`,
  ...may,
  summary: 'Removes a category without subcategories',
  params: byId,
  data,
})

export const addSubcategory = endpoint({
  method: 'POST',
  path: SUBCATEGORIES,
  ...may,
  summary: 'A subcategory more',
  body: form(subcategoryFields, subcategoryNames),
  data,
})

export const changeSubcategory = endpoint({
  method: 'POST',
  path: `${SUBCATEGORIES}/:id`,
  ...may,
  summary: 'Other names for a subcategory, or another category; its address stays',
  params: byId,
  body: form({ ...subcategoryFields, version: versionField }, subcategoryNames),
  data,
})

export const removeSubcategory = endpoint({
  method: 'DELETE',
  path: `${SUBCATEGORIES}/:id`,
  ...may,
  summary: 'Removes a subcategory without part types',
  params: byId,
  data,
})

export const addPartType = endpoint({
  method: 'POST',
  path: TYPES,
  ...may,
  summary: 'A part type more; the search knows its names and synonyms at once',
  body: form(typeFields, typeNames),
  data,
})

export const changePartType = endpoint({
  method: 'POST',
  path: `${TYPES}/:id`,
  ...may,
  summary: 'Names and synonyms of a part type, and the subcategory it stands in; its parts move along',
  params: byId,
  body: form({ ...typeFields, version: versionField }, typeNames),
  data,
})

export const removePartType = endpoint({
  method: 'DELETE',
  path: `${TYPES}/:id`,
  ...may,
  summary: 'Removes a part type without parts',
  params: byId,
  data,
})
