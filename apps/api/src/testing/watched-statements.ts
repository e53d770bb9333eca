import type { PoolClient } from 'pg'
import type { TestShop } from './test-shop.ts'

/** Every statement that the shop sends to its database from now on. */
export function watchedStatements({ pool }: TestShop): string[] {
  const statements: string[] = []
  const watched = new WeakSet<PoolClient>()
  pool.on('acquire', (client) => {
    if (watched.has(client)) return
    watched.add(client)
    const query = client.query.bind(client) as (...given: unknown[]) => unknown
    const spy = (...given: unknown[]) => {
      const [first] = given
      statements.push(typeof first === 'string' ? first : String((first as { readonly text?: string }).text))
      return query(...given)
    }
    client.query = spy as typeof client.query
  })
  return statements
}
