import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SandboxKeys } from '@shop/payment-sandbox/sandbox-keys'
import { freePort, startShop } from '../../tools/start-shop.ts'
import { createDatabase, dropDatabase } from '../../tools/test-database.ts'
import { openHttpsInFront } from './https-in-front.ts'
import { type MailServer, openMailServer } from './mail-server.ts'

export type RealShop = {
  readonly url: string
  /** Behind the https. */
  readonly plainUrl: string
  readonly databaseUrl: string
  /** What was printed where it was started. */
  readonly output: () => string
  readonly mails: MailServer
  readonly close: () => Promise<void>
}

/** A shop in production mode on an empty database, with a mail server, a payment provider and https before it, each of its own. */
export async function openRealShop(): Promise<RealShop> {
  const server = process.env.SHOP_DATABASE_URL ?? ''
  const [databaseUrl, providerDatabase] = [await createDatabase(server), await createDatabase(server)]
  const [port, shopPort, providerPort] = [await freePort(), await freePort(), await freePort()]
  const dataFolder = await mkdtemp(join(tmpdir(), 'shop-real-'))
  const url = `https://localhost:${port}`
  const mails = await openMailServer()
  const provider = await startProvider(providerDatabase, providerPort, `http://127.0.0.1:${shopPort}/checkout/webhook`)
  const { secretKey, publishableKey, webhookSecret } = provider.keys
  const shop = await startShop({
    SHOP_MODE: 'production',
    PORT: String(shopPort),
    HOST: '127.0.0.1',
    PUBLIC_URL: url,
    DATABASE_URL: databaseUrl,
    DATA_FOLDER: dataFolder,
    TOKEN_SECRET: 'q7Zr0xK2vPn8sLw4TjYb6MhEc1UdGf9A',
    TRUSTED_PROXIES: '1',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_HOST: '127.0.0.1',
    STRIPE_API_PORT: String(providerPort),
    STRIPE_API_PROTOCOL: 'http',
    SMTP_URL: mails.url,
    MAIL_FROM: 'El Pistón <hola@piston.example>',
  })
  const front = await openHttpsInFront(port, shopPort)
  return {
    url,
    plainUrl: shop.url,
    databaseUrl,
    output: shop.output,
    mails,
    close: async () => {
      front.close()
      await shop.stop()
      await provider.stop()
      await mails.close()
      for (const one of [databaseUrl, providerDatabase]) await dropDatabase(server, one)
      await rm(dataFolder, { recursive: true, force: true })
    },
  }
}

async function startProvider(database: string, port: number, webhook: string) {
  const env = { ...process.env, PROVIDER_DATABASE: database, PROVIDER_PORT: String(port), PROVIDER_WEBHOOK: webhook }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'provider-process.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const keys = await new Promise<SandboxKeys>((resolve, reject) => {
    child.stdout.once('data', (line: Buffer) => resolve(JSON.parse(String(line)) as SandboxKeys))
    ended.then(() => reject(new Error('The payment provider ended before it was ready')))
  })
  const stop = () => {
    child.kill()
    return ended
  }
  return { keys, stop }
}
