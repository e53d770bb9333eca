import * as contract from '@shop/contract/shop/vehicles'
import type { VehicleOption } from '@shop/domain/vehicle'
import type { FastifyInstance } from 'fastify'
import { cachedByVersion } from '../../database/cached-by-version.ts'
import type { CatalogueChanges } from '../../database/catalogue-changes.ts'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import * as vehicles from './vehicles.queries.ts'

type Car = { readonly make: string; readonly model: string }

export function vehiclesRoutes(app: FastifyInstance, { db, changes }: { readonly db: Db; readonly changes: CatalogueChanges }): void {
  const countsByMake = cachedByVersion(changes.version, () => vehicles.countByMake(db))
  const countsByModel = cachedByVersion(changes.version, (makeId) => vehicles.countByModel(db, Number(makeId)))
  const countsByYear = cachedByVersion(changes.version, (modelId) => vehicles.countByYear(db, Number(modelId)))
  const countsByEngine = cachedByVersion(changes.version, (key) => {
    const [modelId, year] = key.split(' ')
    return vehicles.countByEngine(db, Number(modelId), Number(year))
  })

  const modelsOf = async (make: string) => {
    const makeId = await vehicles.findMakeId(db, make)
    return { makeId, models: makeId === undefined ? [] : await vehicles.listModels(db, makeId) }
  }
  const yearsOf = async ({ make, model }: Car) => {
    const modelId = await vehicles.findModelId(db, make, model)
    return { modelId, years: modelId === undefined ? [] : await vehicles.listYears(db, modelId) }
  }
  const enginesOf = async ({ make, model, year }: Car & { readonly year: number }) => {
    const modelId = await vehicles.findModelId(db, make, model)
    return { modelId, engines: modelId === undefined ? [] : await vehicles.listEngines(db, modelId, year) }
  }

  serve(app, contract.listMakes, async () => {
    const [makes, counts] = await Promise.all([vehicles.listMakes(db), countsByMake()])
    return makes.map((make) => option(String(make.id), make.name, counts.get(String(make.id))))
  })
  serve(app, contract.listModels, async ({ query }) => {
    const { makeId, models } = await modelsOf(query.make)
    if (models.length === 0) return []
    const counts = await countsByModel(String(makeId))
    return models.map((model) => option(String(model.id), model.name, counts.get(String(model.id))))
  })
  serve(app, contract.listYears, async ({ query }) => {
    const { modelId, years } = await yearsOf(query)
    if (years.length === 0) return []
    const counts = await countsByYear(String(modelId))
    return years.map((year) => option(year, year, counts.get(year)))
  })
  serve(app, contract.listEngines, async ({ query }) => {
    const { modelId, engines } = await enginesOf(query)
    // A year in which the car was not sold must not take a place in the cache.
    if (engines.length === 0) return []
    const counts = await countsByEngine(`${modelId} ${query.year}`)
    const forEveryEngine = counts.get('') ?? 0
    return engines.map((engine) => option(engine, engine, forEveryEngine + (counts.get(engine) ?? 0)))
  })

  serve(app, contract.listMakeNames, async () => (await vehicles.listMakes(db)).map(({ name }) => name))
  serve(app, contract.listModelNames, async ({ query }) => (await modelsOf(query.make)).models.map(({ name }) => name))
  serve(app, contract.listYearNames, async ({ query }) => (await yearsOf(query)).years)
  serve(app, contract.listEngineNames, async ({ query }) => (await enginesOf(query)).engines)
}

function option(id: string, name: string, productCount = 0): VehicleOption {
  return { id, name, productCount }
}
