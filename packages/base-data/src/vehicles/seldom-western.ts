import type { VehicleModel } from '../shapes.ts'
import { seldomChrysler } from './seldom-chrysler.ts'
import { seldomEuropean } from './seldom-european.ts'
import { seldomFord } from './seldom-ford.ts'
import { seldomGeneralMotors } from './seldom-general-motors.ts'
import { seldomGerman } from './seldom-german.ts'

/** Understood when somebody names them; a shop of spare parts for common cars has little for them. */
export const seldomWestern: readonly VehicleModel[] = [
  ...seldomGeneralMotors,
  ...seldomFord,
  ...seldomChrysler,
  ...seldomGerman,
  ...seldomEuropean,
]
