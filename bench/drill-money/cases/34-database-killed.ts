import { buyThrough } from '../buy-through.ts'
import type { Case } from '../case.ts'

export const databaseKilled: Case = {
  name: 'database-killed',
  does: 'PostgreSQL is killed with -9 while eight shoppers buy, and comes back',
  run: async (field) => (await buyThrough(field, () => field.database.crash())).figures,
}
