import { isIP } from 'node:net'
import { whyNoHosts } from './database-hosts.ts'
import { reasonsAboutFiles } from './files-settings.ts'
import { reasonsAboutHosts } from './hosts.ts'
import { isWholeNumber } from './is-whole-number.ts'
import { reasonsAboutStripe } from './judge-stripe.ts'
import type { Judged } from './judged.ts'
import { isEasyToGuess } from './kept-secret.ts'
import { list } from './list.ts'
import { type Setting, type SettingName, settingTable } from './setting-table.ts'

export function reasonsAgainst(judged: Judged): string[] {
  const { mode, read } = judged
  const reasons: string[] = []
  const refuse = (name: SettingName, why: string) => reasons.push(`${name} ${why}`)
  if (!['demo', 'production'].includes(read('SHOP_MODE'))) refuse('SHOP_MODE', `is "${read('SHOP_MODE')}"; it can be demo or production`)
  if (!isWholeNumber(read('PORT'), 0, 65_535)) refuse('PORT', `is "${read('PORT')}"; it must be a number from 0 to 65535`)
  if (!isWholeNumber(read('HEALTH_PORT'), 0, 65_535)) refuse('HEALTH_PORT', 'must be a number from 0 to 65535')
  // Whoever stops a process waits for 35 seconds, of which the rest is for what is under way.
  if (!isWholeNumber(read('DRAIN_SECONDS') || '0', 0, 10)) refuse('DRAIN_SECONDS', 'must be a number from 0 to 10')
  if (!isWholeNumber(read('DATABASE_POOL_SIZE'), 2, 500)) refuse('DATABASE_POOL_SIZE', 'must be a number from 2 to 500')
  if (!isWholeNumber(read('DATABASE_PATIENCE_MS'), 100, 600_000)) refuse('DATABASE_PATIENCE_MS', 'must be a number from 100 to 600000')
  if (list(read('SHOP_SERVES')).some((part) => !['api', 'web', 'worker'].includes(part)) || list(read('SHOP_SERVES')).length === 0)
    refuse('SHOP_SERVES', 'must name one or more of api, web, worker')
  if (read('PUBLIC_URL') && !URL.canParse(read('PUBLIC_URL'))) refuse('PUBLIC_URL', 'is not an address')
  for (const name of ['DATABASE_URL', 'DATABASE_READ_URL'] as const) {
    const reason = read(name) && whyNoHosts(read(name))
    if (reason) refuse(name, reason)
  }
  if (read('DATABASE_READ_URL') && !read('DATABASE_URL'))
    refuse('DATABASE_READ_URL', 'needs DATABASE_URL: the embedded database has no replica')
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
  if (!['no', 'yes'].includes(read('BACKUP_NIGHTLY'))) refuse('BACKUP_NIGHTLY', 'can be no or yes')
  if (!/^(age1[a-z0-9]+)?$/.test(read('BACKUP_RECIPIENT')))
    refuse('BACKUP_RECIPIENT', 'must be a public key of age, which begins with age1')
  if (!isTilesAddress(read('MAP_TILES_URL'))) refuse('MAP_TILES_URL', 'must be an address with {z}, {x} and {y}')
  if (read('METRICS_PORT') && !isWholeNumber(read('METRICS_PORT'), 0, 65_535)) refuse('METRICS_PORT', 'must be a number from 0 to 65535')
  if (read('METRICS_PORT') && read('METRICS_PORT') !== '0' && read('METRICS_PORT') === read('PORT'))
    refuse('METRICS_PORT', 'must be another port than PORT')
  for (const name of ['ALARM_WEBHOOK_URL', 'ALARM_PING_URL'] as const)
    if (read(name) && !(read(name).startsWith('https://') && URL.canParse(read(name))))
      refuse(name, 'must be an address that begins with https://')
  if (!['allow', 'deny'].includes(read('SEARCH_ENGINES'))) refuse('SEARCH_ENGINES', 'can be allow or deny')
  reasons.push(...reasonsAboutFiles(read), ...reasonsAboutStripe(judged))
  if (mode === 'production') reasons.push(...reasonsAgainstProduction(judged))
  return reasons
}

function reasonsAgainstProduction({ read, isUsed, serves }: Judged): string[] {
  const required = Object.entries(settingTable).flatMap(([name, { requiredBy = [] }]: [string, Setting]) =>
    requiredBy.some((role) => serves.has(role)) ? [name as SettingName] : [],
  )
  if (serves.has('web') && !serves.has('api')) required.push('PAGES_KEY')
  // Whoever may do without mail may not do with half of it.
  if (read('SMTP_URL') && !required.includes('MAIL_FROM')) required.push('MAIL_FROM')
  const missing = required.filter((name) => !read(name)).map((name) => `${name} is missing: ${settingTable[name].meaning}`)
  const easy = (['TOKEN_SECRET', 'PAGES_KEY'] as const).filter((name) => isUsed(name) && read(name) && isEasyToGuess(read(name)))
  return [
    ...missing,
    ...(read('FAILPOINT') ? ['FAILPOINT is for tests only: a shop must not kill itself'] : []),
    ...easy.map((name) => `${name} is too easy to guess: use 32 random characters or more (openssl rand -base64 32)`),
    ...(read('PUBLIC_URL') && !read('PUBLIC_URL').startsWith('https://') ? ['PUBLIC_URL must begin with https://'] : []),
  ]
}

/** The wire's words for how an account is verified, and the code's. */
export const VALIDATION = { sms: 'sms', email: 'email', ninguna: 'none' } as const

function isRange(value: string) {
  const [net = '', prefix = '32'] = value.split('/')
  return isIP(net) !== 0 && isWholeNumber(prefix, 0, isIP(net) === 6 ? 128 : 32)
}
/** One host only: the pages' security policy has to name it. */
function isTilesAddress(value: string) {
  return /^https?:\/\/[^/{}]+\//.test(value) && URL.canParse(value) && ['{z}', '{x}', '{y}'].every((part) => value.includes(part))
}
