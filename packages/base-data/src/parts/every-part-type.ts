import type { PartType } from '../shapes.ts'
import { accesorios } from './accesorios.ts'
import { afinacion } from './afinacion.ts'
import { aireAcondicionado } from './aire-acondicionado.ts'
import { carroceria } from './carroceria.ts'
import { combustible } from './combustible.ts'
import { diesel } from './diesel.ts'
import { direccion } from './direccion.ts'
import { electrico } from './electrico.ts'
import { enfriamiento } from './enfriamiento.ts'
import { escape as exhaustParts } from './escape.ts'
import { frenos } from './frenos.ts'
import { iluminacion } from './iluminacion.ts'
import { lubricantes } from './lubricantes.ts'
import { motor } from './motor.ts'
import { seldomStocked } from './seldom-stocked.ts'
import { suspension } from './suspension.ts'
import { transmision } from './transmision.ts'

export const everyPartType: readonly PartType[] = [
  ...frenos,
  ...suspension,
  ...direccion,
  ...motor,
  ...afinacion,
  ...enfriamiento,
  ...electrico,
  ...combustible,
  ...transmision,
  ...iluminacion,
  ...carroceria,
  ...aireAcondicionado,
  ...exhaustParts,
  ...lubricantes,
  ...accesorios,
  // Later ones are appended: numbers follow this order.
  ...diesel,
  ...seldomStocked,
]
