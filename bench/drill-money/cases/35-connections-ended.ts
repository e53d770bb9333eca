import { buyThrough } from '../buy-through.ts'
import type { Case } from '../case.ts'
import { endConnections } from '../end-connections.ts'

export const connectionsEnded: Case = {
  name: 'connections-ended',
  does: 'all connections to the database are ended three times while eight shoppers buy',
  run: async (field) => {
    const { figures } = await buyThrough(field, async () => {
      for (let i = 0; i < 3; i++) await endConnections(field)
    })
    return figures
  },
}
