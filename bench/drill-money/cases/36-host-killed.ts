import { buyThrough } from '../buy-through.ts'
import type { Case } from '../case.ts'
import { switchProvider } from '../switch-provider.ts'

export const hostKilled: Case = {
  name: 'host-killed',
  does: 'one host after the other is killed with -9 while eight shoppers buy, and comes back; events come 5 times and out of order',
  run: async (field) => {
    await switchProvider(field, { isLosing: false, deliveries: 5, isReordering: true })
    const { figures } = await buyThrough(field, async () => {
      for (const which of [0, 1]) await field.hosts.restart(which)
    })
    return figures
  },
}
