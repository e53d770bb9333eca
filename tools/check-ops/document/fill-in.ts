import { randomBytes } from 'node:crypto'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Reader } from './reader.ts'

/** Another than the document's, so that every place where a reader has to put his own is found. */
export const HOST = 'refacciones.test'
export const PASSWORD = randomBytes(12).toString('hex')
export const CERTIFICATE = `/etc/letsencrypt/live/${HOST}/fullchain.pem`

const EXAMPLE = 'tienda.example'

/** What the document tells a reader to do between the first commands and the next: settings, name, certificate. */
export async function fillIn({ machine, inText, type }: Reader): Promise<void> {
  const secret = async () => (await inText('openssl rand -base64 36')).trim()
  const test = () => randomBytes(16).toString('hex')
  const file = (path: string) => join(machine.root, path)
  await settle(file('etc/shop/shop.env'), { PUBLIC_URL: `https://${HOST}`, PAGES_KEY: await secret() })
  // "LOG_LEVEL=info adds a line for each answer", which is looked for later.
  await appendFile(file('etc/shop/shop.env'), 'LOG_LEVEL=info\n')
  await settle(file('etc/shop/api.env'), {
    TOKEN_SECRET: await secret(),
    DATABASE_URL: `postgres://shop:${PASSWORD}@127.0.0.1:5432/shop`,
    STRIPE_SECRET_KEY: `sk_test_${test()}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${test()}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${test()}`,
    // Nobody listens there: a shop is open while its mail server is away.
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: `"Refacciones <hola@${HOST}>"`,
  })
  const proxy = file('etc/nginx/conf.d/shop.conf')
  await writeFile(proxy, (await readFile(proxy, 'utf8')).replaceAll(EXAMPLE, HOST))
  const key = CERTIFICATE.replace('fullchain', 'privkey')
  const self = `-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=${HOST} -addext subjectAltName=DNS:${HOST}`
  await type(`install -d /etc/letsencrypt/live/${HOST} && openssl req ${self} -keyout ${key} -out ${CERTIFICATE}`)
}

async function settle(file: string, settings: Readonly<Record<string, string>>): Promise<void> {
  let text = await readFile(file, 'utf8')
  for (const [name, value] of Object.entries(settings)) {
    const line = new RegExp(`^${name}=.*$`, 'm')
    if (!line.test(text)) throw new Error(`${file} has no ${name} to fill in`)
    text = text.replace(line, `${name}=${value}`)
  }
  await writeFile(file, text)
}
