/** Ordered: many browsers also claim to be the ones below them. */
const BROWSERS = [
  ['Edge', /Edg(e|A|iOS)?\//],
  ['Opera', /OPR\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Firefox', /(Firefox|FxiOS)\//],
  ['Chrome', /(Chrome|CriOS)\//],
  ['Safari', /Safari\//],
] as const
const SYSTEMS = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
] as const

/** What a browser says it is, in two words that people recognise. */
export function deviceOf(userAgent: string) {
  return {
    browser: BROWSERS.find(([, pattern]) => pattern.test(userAgent))?.[0],
    system: SYSTEMS.find(([, pattern]) => pattern.test(userAgent))?.[0],
  }
}
