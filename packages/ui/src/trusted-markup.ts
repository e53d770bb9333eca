type Rule = (text: string) => string | null
type Factory = {
  readonly createPolicy: (name: string, rules: Readonly<Record<'createHTML' | 'createScriptURL' | 'createScript', Rule>>) => unknown
}

/** What the payment provider's own script asks for, and nobody else's. */
const PAYMENT_SCRIPTS = /(^|\.)js\.stripe\.com$/
/** React makes script elements this way, and never fills them with text of others. */
const EMPTY_SCRIPT = '<script></script>'
const RUNS = /<(script|iframe|object|embed|base|link|meta|form|style)\b|<[^>]*\s(on\w+\s*=|\w+\s*=\s*["']?\s*javascript:)/i

/** Markup that does nothing by itself. What is shown as markup was cleaned before it was kept; this is the second lock. */
export const harmlessMarkup: Rule = (markup) => (markup === EMPTY_SCRIPT || !RUNS.test(markup) ? markup : null)

/** Scripts come from the shop itself and from whoever takes the money. */
export const knownScript =
  (origin: string): Rule =>
  (address) => {
    const url = new URL(address, origin)
    return url.origin === origin || (url.protocol === 'https:' && PAYMENT_SCRIPTS.test(url.hostname)) ? address : null
  }

/** The one rule by which strings become markup or scripts; a browser that knows of it stops everything else. */
export const guardMarkup = (): void => {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory }
  trustedTypes?.createPolicy('default', {
    createHTML: harmlessMarkup,
    createScriptURL: knownScript(location.origin),
    createScript: () => null,
  })
}
