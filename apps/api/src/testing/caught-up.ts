import { randomUUID } from 'node:crypto'
import type { TestShop } from './test-shop.ts'

/** The shop has heard of every change until now: what it hears next is news. */
export function caughtUp({ notices, pool }: TestShop): Promise<void> {
  return new Promise((resolve, reject) => {
    const mark = randomUUID()
    notices.on('catalogue', (payload) => {
      if (payload === mark) resolve()
    })
    pool.query(`select pg_notify('catalogue', $1)`, [mark]).catch(reject)
  })
}
