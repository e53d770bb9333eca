import { type GarageCar, isSameCar } from '@shop/domain/garage'
import type { KeptGarage } from '@shop/domain/merge-garages'
import type { Db } from '../../database/connect.ts'

export async function findGarage(db: Db, customerId: number): Promise<KeptGarage> {
  const rows = await db.selectFrom('customer_cars').selectAll().where('customer_id', '=', customerId).orderBy('place').execute()
  const chosen = rows.find(({ is_chosen }) => is_chosen)
  return { cars: rows.map(carOf), chosen: chosen && carOf(chosen) }
}

/** Two browsers that change it at once take turns. Says no where the account was erased meanwhile. */
export async function lockGarage(db: Db, customerId: number): Promise<boolean> {
  const customer = db.selectFrom('customers').select('id').where('id', '=', customerId).where('deleted_at', 'is', null)
  return (await customer.forNoKeyUpdate().executeTakeFirst()) !== undefined
}

export async function replaceGarage(db: Db, customerId: number, { cars, chosen }: KeptGarage): Promise<void> {
  await deleteGarage(db, customerId)
  if (cars.length === 0) return
  await db
    .insertInto('customer_cars')
    .values(
      cars.map((car, place) => ({
        customer_id: customerId,
        place,
        make: car.make,
        model: car.model,
        year: car.year,
        engine: car.engine ?? null,
        is_chosen: chosen !== undefined && isSameCar(car, chosen),
      })),
    )
    .execute()
}

export async function deleteGarage(db: Db, customerId: number): Promise<void> {
  await db.deleteFrom('customer_cars').where('customer_id', '=', customerId).execute()
}

type Row = { make: string; model: string; year: number; engine: string | null }

function carOf({ make, model, year, engine }: Row): GarageCar {
  return { make, model, year, ...(engine === null ? {} : { engine }) }
}
