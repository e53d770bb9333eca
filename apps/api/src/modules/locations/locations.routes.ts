import { listLocalities, listMunicipalities, listStates } from '@shop/contract/shop/locations'
import { MEXICAN_STATES } from '@shop/domain/mexican-states'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/connect.ts'
import { serve } from '../../http/serve.ts'
import { listLocalityNames, listMunicipalityNames } from './locations.queries.ts'

const STATE_NAMES = MEXICAN_STATES.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other, 'es'))

export function locationsRoutes(app: FastifyInstance, { db }: { readonly db: Db }): void {
  serve(app, listStates, async () => STATE_NAMES)
  serve(app, listMunicipalities, ({ params }) => listMunicipalityNames(db, params.state))
  serve(app, listLocalities, ({ params }) => listLocalityNames(db, params.state, params.municipality))
}
