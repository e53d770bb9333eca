import { resolve } from 'node:path'
import { readFilesSettings } from './files-settings.ts'
import { readHosts, readPageOrigins } from './hosts.ts'
import { reasonsAgainst, VALIDATION } from './judge-settings.ts'
import type { ShopMode } from './judged.ts'
import { keptSecret, pagesKeyFrom } from './kept-secret.ts'
import { list } from './list.ts'
import { ROLES, type Role, type SettingName, settingTable } from './setting-table.ts'

export type Settings = Readonly<ReturnType<typeof readSettings>>
export type { ShopMode }

type Environment = Readonly<Record<string, string | undefined>>

/** Every reason at once, so that whoever deploys fixes them in one go. */
export class UnsafeSettings extends Error {
  readonly reasons: readonly string[]
  constructor(reasons: readonly string[]) {
    super(`The shop does not start with these settings:\n${reasons.map((reason) => `  - ${reason}`).join('\n')}`)
    this.reasons = reasons
  }
}

/** Read once at boot: reading `process.env` per request is slow, and settings that change midway are worse. */
export function readSettings(environment: Environment) {
  const serves = rolesOf(environment.SHOP_SERVES)
  const isUsed = (name: SettingName) => settingTable[name].usedBy.some((role) => serves.has(role))
  const read = (name: SettingName) => (isUsed(name) && environment[name]?.trim()) || settingTable[name].standard
  const mode: ShopMode = read('SHOP_MODE') === 'production' ? 'production' : 'demo'
  const reasons = reasonsAgainst({ mode, read, isUsed, serves })
  if (reasons.length > 0) throw new UnsafeSettings(reasons)
  const port = Number(read('PORT'))
  const dataFolder = resolve(read('DATA_FOLDER'))
  const tokenSecret = () => environment.TOKEN_SECRET?.trim() || keptSecret(resolve(dataFolder, 'token-secret'))
  const publicUrl = new URL(read('PUBLIC_URL') || `http://localhost:${port}`).origin
  return {
    mode,
    port,
    host: read('HOST') || (mode === 'demo' ? '127.0.0.1' : '0.0.0.0'),
    healthPort: Number(read('HEALTH_PORT')),
    drainMs: 1_000 * Number(read('DRAIN_SECONDS') || (mode === 'demo' ? 0 : 5)),
    publicUrl,
    dataFolder,
    databaseUrl: read('DATABASE_URL') || undefined,
    databaseReadUrl: read('DATABASE_READ_URL') || undefined,
    databasePoolSize: Number(read('DATABASE_POOL_SIZE')),
    databasePatienceMs: Number(read('DATABASE_PATIENCE_MS')),
    serves,
    hosts: readHosts(read),
    pageOrigins: readPageOrigins(read, publicUrl),
    adminHost: read('ADMIN_HOST').toLowerCase() || undefined,
    /** Empty where it is not used: no key can be made from it. */
    tokenSecret: isUsed('TOKEN_SECRET') ? tokenSecret() : '',
    pagesKey: isUsed('PAGES_KEY') ? read('PAGES_KEY') || pagesKeyFrom(tokenSecret()) : '',
    previousTokenSecrets: list(read('PREVIOUS_TOKEN_SECRETS')),
    accountValidation: VALIDATION[read('ACCOUNT_VALIDATION') as keyof typeof VALIDATION],
    strictTransport: strictTransport(publicUrl, read('HSTS_SUBDOMAINS') === 'yes'),
    trustedProxies: trustedProxies(read('TRUSTED_PROXIES') || '0'),
    webAddresses: new Set(list(read('WEB_ADDRESSES'))) as ReadonlySet<string>,
    webProcesses: Number(read('WEB_PROCESSES')),
    searchEngineRanges: list(read('SEARCH_ENGINE_RANGES')),
    smsPerDay: Number(read('SMS_PER_DAY')),
    stripe: read('STRIPE_SECRET_KEY')
      ? {
          secretKey: read('STRIPE_SECRET_KEY'),
          publishableKey: read('STRIPE_PUBLISHABLE_KEY'),
          webhookSecrets: list(read('STRIPE_WEBHOOK_SECRET')),
          api: {
            host: read('STRIPE_API_HOST'),
            port: Number(read('STRIPE_API_PORT')),
            protocol: read('STRIPE_API_PROTOCOL') === 'http' ? ('http' as const) : ('https' as const),
          },
        }
      : undefined,
    mail: read('SMTP_URL') ? { smtpUrl: read('SMTP_URL'), from: read('MAIL_FROM') } : undefined,
    sms: read('TWILIO_ACCOUNT_SID')
      ? { accountSid: read('TWILIO_ACCOUNT_SID'), authToken: read('TWILIO_AUTH_TOKEN'), from: read('TWILIO_FROM') }
      : undefined,
    mapTilesUrl: read('MAP_TILES_URL'),
    isFoundBySearchEngines: read('SEARCH_ENGINES') === 'allow',
    metrics: read('METRICS_PORT') ? { port: Number(read('METRICS_PORT')), host: read('METRICS_HOST') } : undefined,
    alarmWebhookUrl: read('ALARM_WEBHOOK_URL') || undefined,
    alarmPingUrl: read('ALARM_PING_URL') || undefined,
    files: readFilesSettings(read),
    backups: {
      folder: resolve(read('BACKUP_FOLDER') || resolve(dataFolder, 'backups')),
      isNightly: read('BACKUP_NIGHTLY') === 'yes',
      recipient: read('BACKUP_RECIPIENT') || undefined,
      identityFile: read('BACKUP_IDENTITY_FILE') || undefined,
    },
    failpoint: read('FAILPOINT'),
    logLevel: read('LOG_LEVEL'),
  }
}

/** What is no role is refused; a process that would be nothing is judged as if it did everything. */
function rolesOf(value: string | undefined): ReadonlySet<Role> {
  const named = list(value ?? '')
  const known = ROLES.filter((role) => named.includes(role))
  return new Set(known.length > 0 ? known : ROLES)
}

/** Whom browsers shall ask by https only. */
function strictTransport(publicUrl: string, coversSubdomains: boolean) {
  if (!publicUrl.startsWith('https:')) return undefined
  return coversSubdomains ? ('subdomains' as const) : ('this-host' as const)
}

function trustedProxies(value: string): number | string[] {
  return /^\d+$/.test(value) ? Number(value) : list(value)
}
