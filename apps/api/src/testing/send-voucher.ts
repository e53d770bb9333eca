import { postForm } from './multipart.ts'
import type { Answered, TestShop } from './test-shop.ts'

export function sendVoucher(
  shop: TestShop,
  token: string | undefined,
  fields: Readonly<Record<string, string>>,
  file: Buffer | undefined,
  name = 'foto.jpg',
): Promise<Answered> {
  return postForm(shop, '/api/ordenes/upload-comprobante', fields, file && { field: 'comprobante', bytes: file, name }, { token })
}
