import { data } from '../router/loader.ts'

export function loader(): never {
  throw data(null, { status: 404 })
}
