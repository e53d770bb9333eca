import { readdirSync, readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { type Setting, settingTable } from '@shop/settings/setting-table'
import { expect, test } from 'vitest'

function read(file: string) {
  return readFileSync(`ops/${file}`, 'utf8')
}
const dockerfile = read('docker/Dockerfile')
const compose = read('docker/compose.yaml')
const units = readdirSync('ops/systemd').map((name) => ({ name, text: read(`systemd/${name}`) }))
const services = units.filter(({ name }) => name.endsWith('.service'))
const examples = { shop: read('env/shop.env'), api: read('env/api.env'), web: read('env/web.env') }

/** Of Node, of the container, and of the compose file itself. */
const NO_SETTINGS = [
  'HOME',
  'NODE_ENV',
  'POSTGRES_USER',
  'POSTGRES_DB',
  'POSTGRES_PASSWORD',
  'SHOP_VERSION',
  'SHOP_HOST',
  'SHOP_API',
  'SHOP_WEB',
]

function namesIn(text: string) {
  return [...new Set(text.match(/\b[A-Z][A-Z\d]*_[A-Z\d_]+\b|\b(?:PORT|HOST)\b/g))]
}

test('every setting that a file for operators names is one of the shop', () => {
  const named = [
    ...Object.values(examples).flatMap((text) => Object.keys(parseEnv(text))),
    ...services.flatMap(({ text }) => [...text.matchAll(/^Environment=(.*)$/gm)].flatMap(([, pairs = '']) => namesIn(pairs))),
    ...[...dockerfile.matchAll(/^ENV (.*)$/gm)].flatMap(([, pairs = '']) => namesIn(pairs)),
    ...[...compose.matchAll(/^[^#\n]*/gm)].flatMap(([line]) => namesIn(line)).filter((name) => name !== 'NET_BIND_SERVICE'),
  ]
  expect([...new Set(named)].filter((name) => !(name in settingTable) && !NO_SETTINGS.includes(name))).toEqual([])
})

test('the example files have everything that production wants to be told', () => {
  const told = new Set(Object.values(examples).flatMap((text) => Object.keys(parseEnv(text))))
  const required = Object.entries<Setting>(settingTable).filter(([, { requiredBy }]) => requiredBy)
  expect(required.length).toBeGreaterThan(5)
  expect(required.map(([name]) => name).filter((name) => !told.has(name))).toEqual([])
})

test('processes that draw pages are told no secret of database, payments or mail', () => {
  const unit = services.find(({ name }) => name.startsWith('shop-web@'))?.text ?? ''
  expect(unit).not.toContain('api.env')
  expect(unit).toContain('User=shop-web')
  const told = Object.keys(parseEnv(examples.shop + examples.web))
  const ofOthers = Object.entries<Setting>(settingTable).filter(([, { usedBy }]) => !usedBy.includes('web'))
  expect(ofOthers.map(([name]) => name).filter((name) => told.includes(name))).toEqual([])
})

test.each(services)('$name has no rights it does not need', ({ text }) => {
  for (const line of [
    'NoNewPrivileges=yes',
    'CapabilityBoundingSet=',
    'ProtectSystem=strict',
    'PrivateDevices=yes',
    'SystemCallFilter=@system-service',
  ])
    expect(text.split('\n')).toContain(line)
  // Node compiles while it runs, and would not start.
  expect(text).not.toMatch(/^MemoryDenyWriteExecute=yes/m)
})

test.each(services.filter(({ name }) => name !== 'shop-backup.service'))(
  '$name waits until it is ready, and stops as long as the shop may take',
  ({ text }) => {
    expect(text).toMatch(/^ExecStartPost=\/opt\/shop\/current\/ops\/bin\/wait-until-ready \S+$/m)
    expect(text).toMatch(/^TimeoutStopSec=35$/m)
    expect(text).toMatch(/^KillMode=mixed$/m)
  },
)

test('the image runs as nobody, without a shell, and says how it is', () => {
  const stages = dockerfile.split(/^FROM /m)
  const last = stages.at(-1) ?? ''
  expect(last).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m)
  expect(last).toMatch(/^HEALTHCHECK .* CMD \[/m)
  expect(last).toMatch(/^ENTRYPOINT \[/m)
  expect(last).toMatch(/^CMD \[/m)
  expect(last).toMatch(/^STOPSIGNAL SIGTERM$/m)
  expect(dockerfile).not.toMatch(/^ADD /m)
  expect(dockerfile.match(/^(?:ARG|ENV) .*(?:SECRET|PASSWORD|TOKEN|KEY).*$/gm)).toBeNull()
})

test('nothing of a checkout reaches the image but the release', () => {
  const rules = readFileSync('.dockerignore', 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(rules[0]).toBe('*')
  expect(rules.filter((rule) => rule.startsWith('!')).every((rule) => rule.startsWith('!dist'))).toBe(true)
})

test('every service of the shop in the compose file is read-only, without rights, and has time to leave', () => {
  for (const line of ['read_only: true', 'init: true', 'cap_drop: [ALL]', 'stop_grace_period: 40s', 'no-new-privileges:true'])
    expect(compose).toContain(line)
  const drainAndClose = 35
  expect(Number(/stop_grace_period: (\d+)s/.exec(compose)?.[1])).toBeGreaterThan(drainAndClose)
})
