export type Device = { readonly browser: string; readonly system: string }

/** The order matters: nearly every browser also claims to be the ones below it. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR|Opera', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox|FxiOS', 'Firefox'],
  ['Chrome|CriOS|Chromium', 'Chrome'],
  ['Safari', 'Safari'],
] as const
const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Macintosh|Mac OS', 'Mac'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const

/** A browser's own words about itself, as people say it; nothing where they cannot be read. */
export function readDevice(userAgent: string): Device | undefined {
  const browser = firstNamed(BROWSERS, userAgent)
  const system = firstNamed(SYSTEMS, userAgent)
  return browser && system ? { browser, system } : undefined
}

function firstNamed(names: readonly (readonly [pattern: string, name: string])[], text: string): string | undefined {
  return names.find(([pattern]) => new RegExp(pattern).test(text))?.[1]
}
