import { ROLES, type Role, type Setting, settingTable } from './setting-table.ts'

export function settingsDocument(): string {
  return [
    '# Settings',
    '',
    'All are environment variables. The demo needs none. Production refuses to start while a required one is missing or unsafe, and says which.',
    'A process asks only for what it uses (`SHOP_SERVES`: api, web, worker), and holds nothing else, even where it is set.',
    '',
    '| setting | standard | used by | required in production by | meaning |',
    '|---|---|---|---|---|',
    ...Object.entries(settingTable).map(
      ([name, { standard, usedBy, requiredBy = [], meaning }]: [string, Setting]) =>
        `| \`${name}\` | ${standard && `\`${standard}\``} | ${named(usedBy)} | ${named(requiredBy)} | ${meaning} |`,
    ),
    '',
  ].join('\n')
}

function named(roles: readonly Role[]): string {
  return roles.length === ROLES.length ? 'all' : roles.join(', ')
}
