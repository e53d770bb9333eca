import { lazily } from './lazily.ts'

/** The account's garage comes with the first who needs it. */
export function accountGarage() {
  return lazily(() => import('./account-garage.ts'))
}
