/** What a process can be: `SHOP_SERVES` names one or more. */
export const ROLES = ['api', 'web', 'worker'] as const
export type Role = (typeof ROLES)[number]

export type Setting = {
  readonly standard: string
  /** A process of any other kind neither asks for it nor holds it, even if it is set. */
  readonly usedBy: readonly Role[]
  /** Who does not start without it in production. */
  readonly requiredBy?: readonly Role[]
  readonly meaning: string
}

const ALL: readonly Role[] = ROLES
/** Who answers visitors. */
const HTTP: readonly Role[] = ['api', 'web']
/** Who works with the database. */
const DATA: readonly Role[] = ['api', 'worker']

/** Every setting of the shop. `docs/settings.md` is made from this table. */
export const settingTable = {
  SHOP_MODE: {
    standard: 'demo',
    usedBy: ALL,
    requiredBy: ALL,
    meaning: 'demo (everything works on a laptop, nothing is real) or production',
  },
  PORT: { standard: '3000', usedBy: HTTP, meaning: 'port of the web server' },
  HOST: { standard: '', usedBy: HTTP, meaning: 'address it listens on; demo 127.0.0.1, production 0.0.0.0' },
  HEALTH_PORT: {
    standard: '3900',
    usedBy: ['worker'],
    meaning: 'where a process that serves neither pages nor API answers /health, on 127.0.0.1; all others do so on PORT',
  },
  DRAIN_SECONDS: {
    standard: '',
    usedBy: ALL,
    meaning:
      'how long a process that was told to stop (SIGTERM) is unready and still answers, until proxies have noticed; demo 0, production 5',
  },
  PUBLIC_URL: { standard: '', usedBy: ALL, requiredBy: ALL, meaning: 'address customers see, for links in mails; production wants https' },
  DATA_FOLDER: { standard: '.data', usedBy: ALL, meaning: 'where the embedded database, made pictures and kept secrets live' },
  DATABASE_URL: {
    standard: '',
    usedBy: DATA,
    requiredBy: DATA,
    meaning:
      'a PostgreSQL server, 15 or newer; with replicas all of them, postgres://user:password@a:5432,b:5432/shop, of which the shop finds the one that takes writes; without it an embedded one starts',
  },
  DATABASE_READ_URL: {
    standard: '',
    usedBy: ['api'],
    meaning:
      'one replica or several, written as in DATABASE_URL: lists, searches and pages of parts are read there while it keeps up, prices of a cart, orders and accounts never',
  },
  DATABASE_POOL_SIZE: { standard: '10', usedBy: DATA, meaning: 'connections of one process' },
  DATABASE_PATIENCE_MS: {
    standard: '3000',
    usedBy: DATA,
    meaning: 'milliseconds after which a page gives up on a query, or on a free connection; long work has its own',
  },
  SHOP_SERVES: { standard: 'api,web,worker', usedBy: ALL, meaning: 'what this process does; any of api, web, worker' },
  API_HOSTS: {
    standard: '',
    usedBy: ['web'],
    meaning: 'addresses of the API, first and fallback, when it runs apart: https://a.example/api,https://b.example/api',
  },
  PUBLIC_API_HOSTS: {
    standard: '',
    usedBy: ['web'],
    meaning: 'the same hosts as browsers reach them, if that is elsewhere; API_HOSTS, or /api when this process serves it',
  },
  NEWS_HOSTS: { standard: '', usedBy: ['web'], meaning: 'addresses that answer the calls for news; the API hosts unless set' },
  CHECKOUT_HOST: { standard: '', usedBy: ['web'], meaning: 'address of the checkout calls; /checkout beside the API unless set' },
  IMAGES_HOST: {
    standard: '',
    usedBy: HTTP,
    meaning: 'where /images/products/… come from, such as https://img.example; the web server itself, which may pass them on from the API',
  },
  PAGE_ORIGINS: {
    standard: '',
    usedBy: ['api'],
    meaning: 'other origins whose pages may call the API; that of PUBLIC_URL always may',
  },
  ADMIN_HOST: {
    standard: '',
    usedBy: ALL,
    meaning: 'a host of its own for the back office, such as oficina.tienda.example: /admin and its cookie then exist there only',
  },
  HSTS_SUBDOMAINS: {
    standard: 'no',
    usedBy: HTTP,
    meaning: 'yes if every host under the name of PUBLIC_URL has https: browsers then ask none of them otherwise for a year',
  },
  TOKEN_SECRET: {
    standard: '',
    usedBy: DATA,
    requiredBy: DATA,
    meaning:
      'signs session tokens, second factors and the log of staff’s actions; 32 random characters or more; the demo makes its own. Keep a copy apart from every backup: without it nobody can verify a restored log, and second factors are lost',
  },
  PREVIOUS_TOKEN_SECRETS: {
    standard: '',
    usedBy: DATA,
    meaning: 'what TOKEN_SECRET was before, oldest first: they sign nothing more, and rows of the log from their time stay verifiable',
  },
  PAGES_KEY: {
    standard: '',
    usedBy: HTTP,
    meaning:
      'by which a web server that runs apart shows the API that it is ours, and is not limited like a visitor; 32 random characters or more, the same for web and API. A web process without the API needs it in production; others take it from TOKEN_SECRET',
  },
  ACCOUNT_VALIDATION: {
    standard: 'email',
    usedBy: ['api'],
    meaning: 'how a new customer verifies the account: sms (needs TWILIO_…), email or ninguna',
  },
  TRUSTED_PROXIES: {
    standard: '',
    usedBy: HTTP,
    requiredBy: HTTP,
    meaning:
      'whose word about a visitor’s address counts: how many proxies stand in front (0 if this process is reached directly), or their addresses; demo 0',
  },
  WEB_ADDRESSES: {
    standard: '',
    usedBy: HTTP,
    meaning: 'addresses of other servers that ask for many visitors and are not limited; our own web servers say who they are by PAGES_KEY',
  },
  WEB_PROCESSES: {
    standard: '1',
    usedBy: HTTP,
    meaning:
      'how many processes serve pages to the same visitors: each gives a network its part of the pages it may have drawn in a minute',
  },
  SEARCH_ENGINE_RANGES: {
    standard: '',
    usedBy: HTTP,
    meaning:
      'more address ranges of search engines, such as 198.51.100.0/24, beside those of Google, Bing and Apple: they may ask for twice as many pages',
  },
  SMS_PER_DAY: {
    standard: '500',
    usedBy: ['api'],
    meaning: 'SMS the whole shop sends in a day at most; reaching it is logged as an error',
  },
  STRIPE_SECRET_KEY: {
    standard: '',
    usedBy: DATA,
    meaning:
      'card and OXXO payments: all of STRIPE_… that a process uses, or none, and only transfers are offered; the demo has a sandbox instead',
  },
  STRIPE_PUBLISHABLE_KEY: { standard: '', usedBy: ['api'], meaning: 'the key of the payment page, of the same mode' },
  STRIPE_WEBHOOK_SECRET: {
    standard: '',
    usedBy: ['api'],
    meaning: 'tells the payment provider from a forger; several during a rotation',
  },
  STRIPE_API_HOST: {
    standard: 'api.stripe.com',
    usedBy: DATA,
    meaning: 'where the payment API is; another server only to check the shop against it, never with live keys',
  },
  STRIPE_API_PORT: { standard: '443', usedBy: DATA, meaning: 'its port' },
  STRIPE_API_PROTOCOL: { standard: 'https', usedBy: DATA, meaning: 'https or http' },
  SMTP_URL: {
    standard: '',
    usedBy: DATA,
    requiredBy: ['worker'],
    meaning:
      'mail server, such as smtps://user:password@mail.example:465; the demo has a mailbox page instead. The worker sends; an API that has it, too, tries it at once for the owner',
  },
  MAIL_FROM: { standard: '', usedBy: DATA, requiredBy: ['worker'], meaning: 'sender of mails: Refacciones Bernal <hola@tienda.example>' },
  TWILIO_ACCOUNT_SID: { standard: '', usedBy: DATA, meaning: 'SMS by Twilio; all three of TWILIO_… or none' },
  TWILIO_AUTH_TOKEN: { standard: '', usedBy: DATA, meaning: 'the secret of that account' },
  TWILIO_FROM: { standard: '', usedBy: DATA, meaning: 'the number SMS come from: +52…' },
  MAP_TILES_URL: {
    standard: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    usedBy: ['web'],
    meaning: 'pictures of the live map, asked for only when a visitor opens it',
  },
  SEARCH_ENGINES: {
    standard: 'allow',
    usedBy: HTTP,
    meaning: 'allow, or deny to keep this host out of search engines: a test or preview shop with an address of its own',
  },
  METRICS_PORT: {
    standard: '',
    usedBy: ALL,
    meaning:
      'a port of its own at which this process tells Prometheus how it is, at /metrics; unset none. Each process of a machine needs its own',
  },
  METRICS_HOST: { standard: '127.0.0.1', usedBy: ALL, meaning: 'address that port listens on; never one that visitors reach' },
  ALARM_WEBHOOK_URL: {
    standard: '',
    usedBy: DATA,
    meaning:
      'an https address that is sent a small JSON when something needs a person, and when it is over: for when mail itself is broken',
  },
  ALARM_PING_URL: {
    standard: '',
    usedBy: ['worker'],
    meaning:
      'an https address that the worker asks for every minute while all is well; whoever is behind it raises the alarm when that stops',
  },
  FAILPOINT: {
    standard: '',
    usedBy: DATA,
    meaning: 'for tests of what survives a crash: the step of a purchase at which this process kills itself; refused in production',
  },
  FILES_STORE: {
    standard: 'folder',
    usedBy: DATA,
    meaning: 'where pictures, receipts and imported lists are kept: folder (files in DATA_FOLDER) or s3 (an object store: FILES_S3_…)',
  },
  FILES_S3_ENDPOINT: {
    standard: '',
    usedBy: DATA,
    meaning: 'address of an object store that speaks S3, without bucket; this, bucket, folder, key and secret go together',
  },
  FILES_S3_REGION: { standard: 'us-east-1', usedBy: DATA, meaning: 'its region; stores that have none take any' },
  FILES_S3_BUCKET: { standard: '', usedBy: DATA, meaning: 'a bucket that is private; who may see a file is said by the shop' },
  FILES_S3_PREFIX: {
    standard: '',
    usedBy: DATA,
    meaning: 'a folder of that bucket, such as shops/one; each shop needs its own, which lies in no other’s',
  },
  FILES_S3_KEY_ID: { standard: '', usedBy: DATA, meaning: 'the key that may list, get, put and delete there' },
  FILES_S3_SECRET: { standard: '', usedBy: DATA, meaning: 'the secret of that key' },
  FILES_S3_SIGNED: {
    standard: 'no',
    usedBy: DATA,
    meaning:
      'yes: a receipt or photo that staff, or a visitor of the chat, open by itself comes from the store, by an address that is good for a minute; browsers must reach FILES_S3_ENDPOINT',
  },
  BACKUP_FOLDER: { standard: '', usedBy: DATA, meaning: 'where backups are put, best on another disk; backups in DATA_FOLDER' },
  BACKUP_NIGHTLY: {
    standard: 'no',
    usedBy: DATA,
    meaning: 'yes: the worker makes a backup every night and verifies one a week',
  },
  BACKUP_RECIPIENT: {
    standard: '',
    usedBy: DATA,
    meaning: 'a public key of age (age1…): backups are encrypted to it; keep the private one elsewhere',
  },
  BACKUP_IDENTITY_FILE: {
    standard: '',
    usedBy: DATA,
    meaning: 'a file with the private key of age, to restore or wholly verify encrypted backups; without it only their sums are verified',
  },
  LOG_LEVEL: { standard: 'warn', usedBy: ALL, meaning: 'trace, debug, info, warn, error or silent' },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settingTable
