import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import { readHosts, readPageOrigins, reasonsAboutHosts } from './hosts.ts'
import { list } from './list.ts'
import { type SettingName, settingTable } from './setting-table.ts'
import { dataFolderMode, UnusableFolder } from './unusable-folder.ts'

export type Settings = Readonly<ReturnType<typeof readSettings>>
export type ShopMode = 'demo' | 'production'
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
export const readSettings = (environment: Environment) => {
  const read = (name: SettingName) => environment[name]?.trim() || settingTable[name].standard
  const mode: ShopMode = read('SHOP_MODE') === 'production' ? 'production' : 'demo'
  const reasons = reasonsAgainst(mode, read)
  if (reasons.length > 0) throw new UnsafeSettings(reasons)
  const port = Number(read('PORT'))
  const dataFolder = resolve(read('DATA_FOLDER'))
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
    databasePoolSize: Number(read('DATABASE_POOL_SIZE')),
    databasePatienceMs: Number(read('DATABASE_PATIENCE_MS')),
    serves: new Set(list(read('SHOP_SERVES'))) as ReadonlySet<'api' | 'web' | 'worker'>,
    hosts: readHosts(read),
    pageOrigins: readPageOrigins(read, publicUrl),
    adminHost: read('ADMIN_HOST').toLowerCase() || undefined,
    tokenSecret: read('TOKEN_SECRET') || keptSecret(resolve(dataFolder, 'token-secret')),
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
    failpoint: read('FAILPOINT'),
    logLevel: read('LOG_LEVEL'),
  }
}

const reasonsAgainst = (mode: ShopMode, read: (name: SettingName) => string): string[] => {
  const reasons: string[] = []
  const refuse = (name: SettingName, why: string) => reasons.push(`${name} ${why}`)
  if (!['demo', 'production'].includes(read('SHOP_MODE'))) refuse('SHOP_MODE', `is "${read('SHOP_MODE')}"; it can be demo or production`)
  if (!isWholeNumber(read('PORT'), 0, 65_535)) refuse('PORT', `is "${read('PORT')}"; it must be a number from 0 to 65535`)
  if (!isWholeNumber(read('HEALTH_PORT'), 0, 65_535)) refuse('HEALTH_PORT', 'must be a number from 0 to 65535')
  if (!isWholeNumber(read('DRAIN_SECONDS') || '0', 0, 60)) refuse('DRAIN_SECONDS', 'must be a number from 0 to 60')
  if (!isWholeNumber(read('DATABASE_POOL_SIZE'), 2, 500)) refuse('DATABASE_POOL_SIZE', 'must be a number from 2 to 500')
  if (!isWholeNumber(read('DATABASE_PATIENCE_MS'), 100, 600_000)) refuse('DATABASE_PATIENCE_MS', 'must be a number from 100 to 600000')
  if (list(read('SHOP_SERVES')).some((part) => !['api', 'web', 'worker'].includes(part)) || list(read('SHOP_SERVES')).length === 0)
    refuse('SHOP_SERVES', 'must name one or more of api, web, worker')
  if (read('PUBLIC_URL') && !URL.canParse(read('PUBLIC_URL'))) refuse('PUBLIC_URL', 'is not an address')
  if (read('DATABASE_URL') && !/^postgres(ql)?:\/\//.test(read('DATABASE_URL'))) refuse('DATABASE_URL', 'must begin with postgres://')
  reasons.push(...reasonsAboutHosts(read))
  if (read('SMTP_URL') && !/^smtps?:\/\//.test(read('SMTP_URL'))) refuse('SMTP_URL', 'must begin with smtp:// or smtps://')
  const twilio = [read('TWILIO_ACCOUNT_SID'), read('TWILIO_AUTH_TOKEN'), read('TWILIO_FROM')].filter(Boolean)
  if (twilio.length === 1 || twilio.length === 2)
    refuse('TWILIO_ACCOUNT_SID', 'TWILIO_AUTH_TOKEN and TWILIO_FROM go together: set all three or none')
  if (!(read('ACCOUNT_VALIDATION') in VALIDATION)) refuse('ACCOUNT_VALIDATION', 'must be sms, email or ninguna')
  if (mode === 'production' && read('ACCOUNT_VALIDATION') === 'sms' && twilio.length === 0)
    refuse('ACCOUNT_VALIDATION', 'is sms, and no SMS service is set (TWILIO_ACCOUNT_SID)')
  if (!isWholeNumber(read('WEB_PROCESSES'), 1, 1_000)) refuse('WEB_PROCESSES', 'must be a number from 1 to 1000')
  if (!list(read('SEARCH_ENGINE_RANGES')).every(isRange)) refuse('SEARCH_ENGINE_RANGES', 'must be a list of ranges such as 198.51.100.0/24')
  if (!isWholeNumber(read('SMS_PER_DAY'), 0, 1_000_000)) refuse('SMS_PER_DAY', 'must be a number')
  if (!/^(\d{1,2}|[\da-fA-F.:/, ]+)?$/.test(read('TRUSTED_PROXIES')))
    refuse('TRUSTED_PROXIES', 'must be a number of proxies or a list of their addresses')
  if (!['no', 'yes'].includes(read('HSTS_SUBDOMAINS'))) refuse('HSTS_SUBDOMAINS', 'can be no or yes')
  if (!isTilesAddress(read('MAP_TILES_URL'))) refuse('MAP_TILES_URL', 'must be an address with {z}, {x} and {y}')
  if (!['allow', 'deny'].includes(read('SEARCH_ENGINES'))) refuse('SEARCH_ENGINES', 'can be allow or deny')
  reasons.push(...reasonsAboutStripe(mode, read))
  if (mode === 'production') reasons.push(...reasonsAgainstProduction(read))
  return reasons
}

const reasonsAboutStripe = (mode: ShopMode, read: (name: SettingName) => string): string[] => {
  const [secret, publishable, webhook] = [read('STRIPE_SECRET_KEY'), read('STRIPE_PUBLISHABLE_KEY'), read('STRIPE_WEBHOOK_SECRET')]
  const reasons = reasonsAboutStripeApi(read)
  if (!secret && !publishable && !webhook) return reasons
  if (!/^sk_(test|live)_/.test(secret)) reasons.push('STRIPE_SECRET_KEY must begin with sk_test_ or sk_live_')
  if (!/^pk_(test|live)_/.test(publishable)) reasons.push('STRIPE_PUBLISHABLE_KEY must begin with pk_test_ or pk_live_')
  if (secret.slice(3, 7) !== publishable.slice(3, 7)) reasons.push('STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY are of different modes')
  if (!list(webhook).length || list(webhook).some((one) => !one.startsWith('whsec_')))
    reasons.push('STRIPE_WEBHOOK_SECRET is missing or does not begin with whsec_; without it nobody can tell the provider from a forger')
  if (mode === 'demo' && secret.startsWith('sk_live_')) reasons.push('STRIPE_SECRET_KEY is a live key; the demo never moves real money')
  return reasons
}

/** A live key is money: it goes to the provider and nowhere else. */
const reasonsAboutStripeApi = (read: (name: SettingName) => string): string[] => {
  const [host, port, protocol] = [read('STRIPE_API_HOST'), read('STRIPE_API_PORT'), read('STRIPE_API_PROTOCOL')]
  const isStandard = host === settingTable.STRIPE_API_HOST.standard && port === '443' && protocol === 'https'
  return [
    ...(/^[\w.-]+$/.test(host) ? [] : ['STRIPE_API_HOST must be the name of a host, without protocol or path']),
    ...(isWholeNumber(port, 1, 65_535) ? [] : ['STRIPE_API_PORT must be a number from 1 to 65535']),
    ...(['http', 'https'].includes(protocol) ? [] : ['STRIPE_API_PROTOCOL can be https or http']),
    ...(read('STRIPE_SECRET_KEY').startsWith('sk_live_') && !isStandard
      ? ['STRIPE_API_HOST, STRIPE_API_PORT and STRIPE_API_PROTOCOL must be left alone with a live key']
      : []),
  ]
}

const reasonsAgainstProduction = (read: (name: SettingName) => string): string[] => {
  const required = Object.entries(settingTable).flatMap(([name, { inProduction }]) =>
    inProduction === 'required' ? [name as SettingName] : [],
  )
  const missing = required.filter((name) => !read(name)).map((name) => `${name} is missing: ${settingTable[name].meaning}`)
  const isShortSecret = read('TOKEN_SECRET') && new Set(read('TOKEN_SECRET')).size + read('TOKEN_SECRET').length < 48
  return [
    ...missing,
    ...(read('FAILPOINT') ? ['FAILPOINT is for tests only: a shop must not kill itself'] : []),
    ...(isShortSecret ? ['TOKEN_SECRET is too easy to guess: use 32 random characters or more (openssl rand -base64 32)'] : []),
    ...(read('PUBLIC_URL') && !read('PUBLIC_URL').startsWith('https://') ? ['PUBLIC_URL must begin with https://'] : []),
  ]
}

/** The wire's words for how an account is verified, and the code's. */
const VALIDATION = { sms: 'sms', email: 'email', ninguna: 'none' } as const

/** Whom browsers shall ask by https only. */
const strictTransport = (publicUrl: string, coversSubdomains: boolean) => {
  if (!publicUrl.startsWith('https:')) return undefined
  return coversSubdomains ? ('subdomains' as const) : ('this-host' as const)
}

const trustedProxies = (value: string): number | string[] => (/^\d+$/.test(value) ? Number(value) : list(value))

/** The demo needs no settings at all, yet its sessions outlive a restart. */
const keptSecret = (file: string): string => {
  if (existsSync(file)) return readFileSync(file, 'utf8')
  const secret = randomBytes(32).toString('base64url')
  try {
    mkdirSync(dirname(file), { recursive: true, mode: dataFolderMode(true) })
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  } catch (error) {
    throw new UnusableFolder(dirname(file), error as Error)
  }
}

const isWholeNumber = (value: string, min: number, max: number) => /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max
const isRange = (value: string) => {
  const [net = '', prefix = '32'] = value.split('/')
  return isIP(net) !== 0 && isWholeNumber(prefix, 0, isIP(net) === 6 ? 128 : 32)
}
/** One host only: the pages' security policy has to name it. */
const isTilesAddress = (value: string) =>
  /^https?:\/\/[^/{}]+\//.test(value) && URL.canParse(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
