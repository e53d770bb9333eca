export { insertBrand } from './brands.queries.ts'
