import type { VehicleOption } from '@shop/domain/vehicle'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'

const schema = z.object({ _id: z.string(), nombre: z.string(), productos: z.int() })

export const vehicleOption: Codec<z.output<typeof schema>, VehicleOption> = codec(
  schema,
  ({ id, name, productCount }) => ({ _id: id, nombre: name, productos: productCount }),
  ({ _id, nombre, productos }) => ({ id: _id, name: nombre, productCount: productos }),
)
