import { randomUUID } from 'node:crypto'
import type { Answered, Given, TestShop } from './test-shop.ts'

type File = { readonly field: string; readonly bytes: Buffer; readonly name?: string; readonly type?: string }

/** Sends a form as browsers do: packed differently every time. */
export function postForm(
  shop: Pick<TestShop, 'send'>,
  path: string,
  fields: Readonly<Record<string, string>>,
  file?: File,
  { headers = {}, token, from = '127.0.0.1' }: Omit<Given, 'body'> = {},
): Promise<Answered> {
  const boundary = `----${randomUUID()}`
  return shop.send({
    method: 'POST',
    url: path,
    from,
    headers: {
      'accept-language': 'es',
      'content-type': `multipart/form-data; boundary=${boundary}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    payload: formBytes(boundary, fields, file),
  })
}

export function formBytes(boundary: string, fields: Readonly<Record<string, string>>, file: File | undefined): Buffer {
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  )
  if (file) {
    const { field, bytes, name = 'foto.jpg', type = 'image/jpeg' } = file
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`
    parts.push(Buffer.from(head), bytes, Buffer.from('\r\n'))
  }
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)])
}
