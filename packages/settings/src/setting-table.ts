type Setting = {
  readonly standard: string
  readonly inProduction: 'required' | 'optional'
  readonly meaning: string
}

/** Every setting of the shop. `docs/settings.md` is made from this table. */
export const settingTable = {
  SHOP_MODE: { standard: 'demo', inProduction: 'required', meaning: 'demo (everything works on a laptop, nothing is real) or production' },
  PORT: { standard: '3000', inProduction: 'optional', meaning: 'port of the web server' },
  HOST: { standard: '', inProduction: 'optional', meaning: 'address it listens on; demo 127.0.0.1, production 0.0.0.0' },
  HEALTH_PORT: {
    standard: '3900',
    inProduction: 'optional',
    meaning: 'where a process that serves neither pages nor API answers /health, on 127.0.0.1; all others do so on PORT',
  },
  DRAIN_SECONDS: {
    standard: '',
    inProduction: 'optional',
    meaning:
      'how long a process that was told to stop (SIGTERM) is unready and still answers, until proxies have noticed; demo 0, production 5',
  },
  PUBLIC_URL: { standard: '', inProduction: 'required', meaning: 'address customers see, for links in mails; production wants https' },
  DATA_FOLDER: { standard: '.data', inProduction: 'optional', meaning: 'where the embedded database, made pictures and kept secrets live' },
  DATABASE_URL: { standard: '', inProduction: 'required', meaning: 'a PostgreSQL server, 15 or newer; without it an embedded one starts' },
  DATABASE_POOL_SIZE: { standard: '10', inProduction: 'optional', meaning: 'connections of one process' },
  DATABASE_PATIENCE_MS: {
    standard: '3000',
    inProduction: 'optional',
    meaning: 'milliseconds after which a page gives up on a query, or on a free connection; long work has its own',
  },
  SHOP_SERVES: { standard: 'api,web,worker', inProduction: 'optional', meaning: 'what this process does; any of api, web, worker' },
  API_HOSTS: {
    standard: '',
    inProduction: 'optional',
    meaning: 'addresses of the API, first and fallback, when it runs apart: https://a.example/api,https://b.example/api',
  },
  PUBLIC_API_HOSTS: {
    standard: '',
    inProduction: 'optional',
    meaning: 'the same hosts as browsers reach them, if that is elsewhere; API_HOSTS, or /api when this process serves it',
  },
  NEWS_HOSTS: { standard: '', inProduction: 'optional', meaning: 'addresses that answer the calls for news; the API hosts unless set' },
  CHECKOUT_HOST: { standard: '', inProduction: 'optional', meaning: 'address of the checkout calls; /checkout beside the API unless set' },
  IMAGES_HOST: {
    standard: '',
    inProduction: 'optional',
    meaning: 'where /images/products/… come from, such as https://img.example; the web server itself, which may pass them on from the API',
  },
  PAGE_ORIGINS: {
    standard: '',
    inProduction: 'optional',
    meaning: 'other origins whose pages may call the API; that of PUBLIC_URL always may',
  },
  ADMIN_HOST: {
    standard: '',
    inProduction: 'optional',
    meaning: 'a host of its own for the back office, such as oficina.tienda.example: /admin and its cookie then exist there only',
  },
  HSTS_SUBDOMAINS: {
    standard: 'no',
    inProduction: 'optional',
    meaning: 'yes if every host under the name of PUBLIC_URL has https: browsers then ask none of them otherwise for a year',
  },
  TOKEN_SECRET: {
    standard: '',
    inProduction: 'required',
    meaning:
      'signs session tokens, second factors and the log of staff’s actions; 32 random characters or more; the demo makes its own. Keep it with every backup: without it nobody can verify a restored log, and second factors are lost',
  },
  PREVIOUS_TOKEN_SECRETS: {
    standard: '',
    inProduction: 'optional',
    meaning: 'what TOKEN_SECRET was before, oldest first: they sign nothing more, and rows of the log from their time stay verifiable',
  },
  ACCOUNT_VALIDATION: {
    standard: 'email',
    inProduction: 'optional',
    meaning: 'how a new customer verifies the account: sms (needs TWILIO_…), email or ninguna',
  },
  TRUSTED_PROXIES: {
    standard: '',
    inProduction: 'required',
    meaning:
      'whose word about a visitor’s address counts: how many proxies stand in front (0 if this process is reached directly), or their addresses; demo 0',
  },
  WEB_ADDRESSES: {
    standard: '',
    inProduction: 'optional',
    meaning: 'addresses of web servers that run apart from the API: they ask for many visitors and are not limited',
  },
  WEB_PROCESSES: {
    standard: '1',
    inProduction: 'optional',
    meaning:
      'how many processes serve pages to the same visitors: each gives a network its part of the pages it may have drawn in a minute',
  },
  SEARCH_ENGINE_RANGES: {
    standard: '',
    inProduction: 'optional',
    meaning:
      'more address ranges of search engines, such as 198.51.100.0/24, beside those of Google, Bing and Apple: they may ask for twice as many pages',
  },
  SMS_PER_DAY: {
    standard: '500',
    inProduction: 'optional',
    meaning: 'SMS the whole shop sends in a day at most; reaching it is logged as an error',
  },
  STRIPE_SECRET_KEY: { standard: '', inProduction: 'required', meaning: 'card and OXXO payments; the demo has a sandbox instead' },
  STRIPE_PUBLISHABLE_KEY: { standard: '', inProduction: 'required', meaning: 'the key of the payment page, of the same mode' },
  STRIPE_WEBHOOK_SECRET: {
    standard: '',
    inProduction: 'required',
    meaning: 'tells the payment provider from a forger; several during a rotation',
  },
  STRIPE_API_HOST: {
    standard: 'api.stripe.com',
    inProduction: 'optional',
    meaning: 'where the payment API is; another server only to check the shop against it, never with live keys',
  },
  STRIPE_API_PORT: { standard: '443', inProduction: 'optional', meaning: 'its port' },
  STRIPE_API_PROTOCOL: { standard: 'https', inProduction: 'optional', meaning: 'https or http' },
  SMTP_URL: {
    standard: '',
    inProduction: 'required',
    meaning: 'mail server, such as smtps://user:password@mail.example:465; the demo has a mailbox page instead',
  },
  MAIL_FROM: { standard: '', inProduction: 'required', meaning: 'sender of mails: Refacciones Bernal <hola@tienda.example>' },
  TWILIO_ACCOUNT_SID: { standard: '', inProduction: 'optional', meaning: 'SMS by Twilio; all three of TWILIO_… or none' },
  TWILIO_AUTH_TOKEN: { standard: '', inProduction: 'optional', meaning: 'the secret of that account' },
  TWILIO_FROM: { standard: '', inProduction: 'optional', meaning: 'the number SMS come from: +52…' },
  MAP_TILES_URL: {
    standard: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    inProduction: 'optional',
    meaning: 'pictures of the live map, asked for only when a visitor opens it',
  },
  SEARCH_ENGINES: {
    standard: 'allow',
    inProduction: 'optional',
    meaning: 'allow, or deny to keep this host out of search engines: a test or preview shop with an address of its own',
  },
  FAILPOINT: {
    standard: '',
    inProduction: 'optional',
    meaning: 'for tests of what survives a crash: the step of a purchase at which this process kills itself; refused in production',
  },
  LOG_LEVEL: { standard: 'warn', inProduction: 'optional', meaning: 'trace, debug, info, warn, error or silent' },
} as const satisfies Record<string, Setting>

export type SettingName = keyof typeof settingTable

export const settingsDocument = (): string =>
  [
    '# Settings',
    '',
    'All are environment variables. The demo needs none. Production refuses to start while a required one is missing or unsafe, and says which.',
    '',
    '| setting | standard | in production | meaning |',
    '|---|---|---|---|',
    ...Object.entries(settingTable).map(
      ([name, { standard, inProduction, meaning }]) => `| \`${name}\` | ${standard && `\`${standard}\``} | ${inProduction} | ${meaning} |`,
    ),
    '',
  ].join('\n')
