export { namesOfPartTypes } from './part-type-names.queries.ts'
export { insertCategory, insertPartType, insertSubcategory, lockShelves } from './staff-shelves.queries.ts'
