import type { Place } from '../../tools/check-ops/processes.ts'

type Told = { readonly databaseUrl: string; readonly dataFolder: string; readonly storeUrl: string; readonly mailsUrl: string }

/** What the operator of a shop of several machines says otherwise than the examples do. */
export function fleetPlace({ databaseUrl, dataFolder, storeUrl, mailsUrl }: Told): Place {
  return {
    databaseUrl,
    dataFolder,
    more: { DATABASE_READ_URL: databaseUrl, ...inStore(storeUrl), ...TRANSFERS_ONLY, SMTP_URL: mailsUrl },
  }
}

function inStore(storeUrl: string) {
  return {
    FILES_STORE: 's3',
    FILES_S3_ENDPOINT: storeUrl,
    FILES_S3_BUCKET: 'shop',
    FILES_S3_PREFIX: 'fleet',
    FILES_S3_KEY_ID: 'S3RVER',
    FILES_S3_SECRET: 'S3RVER',
  }
}

/** The provider of cards is not on this machine. */
const TRANSFERS_ONLY = { STRIPE_SECRET_KEY: '', STRIPE_PUBLISHABLE_KEY: '', STRIPE_WEBHOOK_SECRET: '' }
