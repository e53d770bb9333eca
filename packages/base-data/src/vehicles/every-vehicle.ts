import type { VehicleModel } from '../shapes.ts'
import { chevrolet } from './chevrolet.ts'
import { chrysler } from './chrysler.ts'
import { dodge } from './dodge.ts'
import { fiat } from './fiat.ts'
import { ford } from './ford.ts'
import { honda } from './honda.ts'
import { hyundai } from './hyundai.ts'
import { jeep } from './jeep.ts'
import { kia } from './kia.ts'
import { mazda } from './mazda.ts'
import { mitsubishi } from './mitsubishi.ts'
import { nissan } from './nissan.ts'
import { peugeot } from './peugeot.ts'
import { pontiac } from './pontiac.ts'
import { ram } from './ram.ts'
import { renault } from './renault.ts'
import { seat } from './seat.ts'
import { datsun } from './seldom/datsun.ts'
import { seldomAsian } from './seldom-asian.ts'
import { seldomWestern } from './seldom-western.ts'
import { suzuki } from './suzuki.ts'
import { toyota } from './toyota.ts'
import { volkswagen } from './volkswagen.ts'

export const everyVehicle: readonly VehicleModel[] = [
  ...nissan,
  ...chevrolet,
  ...volkswagen,
  ...seat,
  ...ford,
  ...toyota,
  ...honda,
  ...hyundai,
  ...kia,
  ...mazda,
  ...dodge,
  ...ram,
  ...renault,
  ...peugeot,
  ...mitsubishi,
  ...suzuki,
  ...fiat,
  ...jeep,
  ...pontiac,
  ...chrysler,
  ...seldomAsian,
  ...seldomWestern,
  ...datsun,
]
