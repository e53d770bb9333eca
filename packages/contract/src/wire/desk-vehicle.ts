import type { DeskMake, DeskModel, MakeWithModels } from '@shop/domain/vehicle-desk'
import * as z from 'zod/mini'
import { type Codec, codec } from '../codec.ts'

const makeSchema = z.object({ _id: z.string(), nombre: z.string(), modelos: z.int(), version: z.int() })
export const deskMake: Codec<z.output<typeof makeSchema>, DeskMake> = codec(
  makeSchema,
  ({ id, name, modelCount, version }) => ({ _id: id, nombre: name, modelos: modelCount, version }),
  ({ _id, nombre, modelos, version }) => ({ id: _id, name: nombre, modelCount: modelos, version }),
)

const modelSchema = z.object({
  _id: z.string(),
  nombre: z.string(),
  alias: z.array(z.string()),
  motores: z.array(z.object({ motor: z.string(), desde: z.int(), hasta: z.int() })),
  compatibilidades: z.int(),
  version: z.int(),
})
const deskModel: Codec<z.output<typeof modelSchema>, DeskModel> = codec(
  modelSchema,
  ({ id, name, aliases, runs, fitmentCount, version }) => ({
    _id: id,
    nombre: name,
    alias: [...aliases],
    motores: runs.map(({ engine, yearFrom, yearTo }) => ({ motor: engine, desde: yearFrom, hasta: yearTo })),
    compatibilidades: fitmentCount,
    version,
  }),
  ({ _id, nombre, alias, motores, compatibilidades, version }) => ({
    id: _id,
    name: nombre,
    aliases: alias,
    runs: motores.map(({ motor, desde, hasta }) => ({ engine: motor, yearFrom: desde, yearTo: hasta })),
    fitmentCount: compatibilidades,
    version,
  }),
)

const wholeSchema = z.object({ armadora: makeSchema, modelos: z.array(modelSchema) })
export const makeWithModels: Codec<z.output<typeof wholeSchema>, MakeWithModels> = codec(
  wholeSchema,
  ({ models, ...make }) => ({ armadora: deskMake.encode(make), modelos: models.map(deskModel.encode) }),
  ({ armadora, modelos }) => ({ ...deskMake.decode(armadora), models: modelos.map(deskModel.decode) }),
)
