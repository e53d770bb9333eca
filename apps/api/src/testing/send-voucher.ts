import type { Answered, TestShop } from './test-shop.ts'

/** A form with a file, as a browser sends it. */
export const sendVoucher = async (
  shop: TestShop,
  token: string | undefined,
  fields: Readonly<Record<string, string>>,
  file: Buffer | undefined,
  name = 'foto.jpg',
): Promise<Answered> => {
  const boundary = '----voucher'
  const parts: Uint8Array[] = Object.entries(fields).map(([field, value]) =>
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${field}"\r\n\r\n${value}\r\n`),
  )
  if (file)
    parts.push(
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="comprobante"; filename="${name}"\r\nContent-Type: image/jpeg\r\n\r\n`,
      ),
      file,
      Buffer.from('\r\n'),
    )
  const response = await shop.app.inject({
    method: 'POST',
    url: '/api/ordenes/upload-comprobante',
    headers: {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'accept-language': 'es',
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    payload: Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]),
  })
  return { status: response.statusCode, headers: response.headers, body: response.json() }
}
