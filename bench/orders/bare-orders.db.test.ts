import { shopperIn } from '@shop/api/testing/shoppers'
import { stockTheShelves } from '@shop/api/testing/stock-the-shelves'
import { testShop } from '@shop/api/testing/test-shop'
import { expect, test } from 'vitest'
import { openBareOrders } from './bare-orders.ts'

test('the bare side of the bench leaves a whole order: two lines, sold and paid', async () => {
  const shop = await testShop()
  const bare = openBareOrders(shop.databaseUrl, 1)
  try {
    const products = await stockTheShelves(shop.db, [
      { partNumber: 'BAL-1', priceCents: 10_000, stock: 5 },
      { partNumber: 'BAL-2', priceCents: 10_000, stock: 5 },
    ])
    await bare.order((await shopperIn(shop)).id, products.map(Number))
    const { rows } = await shop.pool.query(
      'select o.status, l.place, l.hold from orders o join checkout_lines l using (checkout_id) order by l.place',
    )
    expect(rows).toEqual([0, 1].map((place) => ({ status: 'paid', place, hold: 'sold' })))
  } finally {
    await bare.close()
    await shop.close()
  }
})
