import { bucketOf, type PageMeasure } from '@shop/domain/page-measures'
import { expect, expectAccessible, test } from './support/shop.ts'
import { addStaff, inDatabase, openOffice } from './support/staff.ts'

test.use({ expectedComplaints: /status of 401/ })

/** Visits of some day long ago by the kind of device nobody else uses in these tests. */
function count(measure: PageMeasure, value: number, visits: number, daysAgo: number) {
  return inDatabase(
    `insert into page_measures (day, route, device, measure, bucket, count) values (current_date - $4::int, 'promotions', 'tablet', $1, $2, $3)
     on conflict (day, route, device, measure, bucket) do update set count = excluded.count`,
    [measure, bucketOf(measure, value), visits, daysAgo],
  )
}

test('who looks after the pages sees how fast they are, by page and device, for the time they choose', async ({ page }) => {
  await count('LCP', 1_200, 30, 20)
  await count('LCP', 5_200, 10, 20)
  await count('LCP', 6_000, 100, 60)
  await count('CLS', 0.17, 12, 20)
  await openOffice(page, await addStaff('content'), '/admin/velocidad')
  const row = page.getByRole('region', { name: 'Tableta' }).getByRole('row', { name: /^Promociones/ })
  await expect(row).toContainText(/1\.2 s Bien/)
  await expect(row).toContainText(/0\.1\d Mejorable/)
  await expect(row).toContainText('Sin medir')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Últimos 90 días' }).click()
  await expect(row).toContainText(/[56]\.\d s Mal/)
  await page.getByRole('link', { name: 'Últimos 7 días' }).click()
  await expect(row).toHaveCount(0)
  await page.goBack()
  await expect(row).toContainText(/[56]\.\d s Mal/)
})

test('it is no screen for those who sell', async ({ page }) => {
  await openOffice(page, await addStaff('sales'), '/admin/velocidad')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta pantalla no es para tu rol')
  expect((await page.request.get('/api/personal/medidas')).status()).toBe(403)
})
