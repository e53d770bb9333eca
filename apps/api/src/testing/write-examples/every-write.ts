import type { TestShop } from '../test-shop.ts'
import { catalogueWrites } from './catalogue-writes.ts'
import { contentWrites } from './content-writes.ts'
import { customerServiceWrites } from './customer-service-writes.ts'
import { customerWrites } from './customer-writes.ts'
import { importWrites } from './import-writes.ts'
import { openingWrites } from './opening-writes.ts'
import { orderWrites } from './order-writes.ts'
import { purchaseWrites } from './purchase-writes.ts'
import { settingWrites } from './setting-writes.ts'
import { shelfWrites } from './shelf-writes.ts'
import { staffAccessWrites } from './staff-access-writes.ts'
import { staffWrites } from './staff-writes.ts'
import { visitorWrites } from './visitor-writes.ts'
import { type ExampleShop, exampleShop, type WriteExamples } from './write-example.ts'

/** An example of every write: those of the API and of the checkout host as they are declared, and the payment provider's `POST /checkout/webhook`. */
export async function everyWrite(shop: TestShop): Promise<WriteExamples> {
  const given = await exampleShop(shop)
  return {
    ...writesOfStaff(given),
    ...staffAccessWrites(given),
    ...customerWrites(given),
    ...purchaseWrites(given),
    ...visitorWrites(given),
  }
}

export async function everyStaffWrite(shop: TestShop): Promise<WriteExamples> {
  return writesOfStaff(await exampleShop(shop))
}

function writesOfStaff(given: ExampleShop): WriteExamples {
  return {
    ...orderWrites(given),
    ...customerServiceWrites(given),
    ...catalogueWrites(given),
    ...shelfWrites(given),
    ...contentWrites(given),
    ...importWrites(given),
    ...staffWrites(given),
    ...openingWrites(given),
    ...settingWrites(given),
  }
}
