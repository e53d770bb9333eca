import { data } from '../router/loader.ts'

export const loader = () => {
  throw data(null, { status: 404 })
}
