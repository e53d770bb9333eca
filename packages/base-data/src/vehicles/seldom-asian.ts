import type { VehicleModel } from '../shapes.ts'
import { acura } from './seldom/acura.ts'
import { baic } from './seldom/baic.ts'
import { byd } from './seldom/byd.ts'
import { changan } from './seldom/changan.ts'
import { chirey } from './seldom/chirey.ts'
import { dfsk } from './seldom/dfsk.ts'
import { dongfeng } from './seldom/dongfeng.ts'
import { faw } from './seldom/faw.ts'
import { foton } from './seldom/foton.ts'
import { gac } from './seldom/gac.ts'
import { geely } from './seldom/geely.ts'
import { gwm } from './seldom/gwm.ts'
import { honda } from './seldom/honda.ts'
import { hyundai } from './seldom/hyundai.ts'
import { infiniti } from './seldom/infiniti.ts'
import { isuzu } from './seldom/isuzu.ts'
import { jac } from './seldom/jac.ts'
import { jaecoo } from './seldom/jaecoo.ts'
import { jetour } from './seldom/jetour.ts'
import { kia } from './seldom/kia.ts'
import { lexus } from './seldom/lexus.ts'
import { mazda } from './seldom/mazda.ts'
import { mg } from './seldom/mg.ts'
import { mitsubishi } from './seldom/mitsubishi.ts'
import { nissan } from './seldom/nissan.ts'
import { omoda } from './seldom/omoda.ts'
import { subaru } from './seldom/subaru.ts'
import { suzuki } from './seldom/suzuki.ts'
import { toyota } from './seldom/toyota.ts'

/** Asian cars that people in Mexico name, though a parts shop seldom has anything for them. New ones go to the end: ids follow the order. */
export const seldomAsian: readonly VehicleModel[] = [
  ...nissan,
  ...toyota,
  ...honda,
  ...mazda,
  ...hyundai,
  ...kia,
  ...mitsubishi,
  ...suzuki,
  ...subaru,
  ...isuzu,
  ...acura,
  ...infiniti,
  ...lexus,
  ...mg,
  ...byd,
  ...chirey,
  ...omoda,
  ...jaecoo,
  ...jetour,
  ...jac,
  ...changan,
  ...gwm,
  ...geely,
  ...baic,
  ...faw,
  ...foton,
  ...dfsk,
  ...gac,
  ...dongfeng,
]
