export { insertCategory, insertPartType, insertSubcategory, lockShelves } from './staff-shelves.queries.ts'
