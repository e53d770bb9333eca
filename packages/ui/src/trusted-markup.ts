type Rule = (text: string) => string | null
export type Rules = { readonly createHTML: Rule; readonly createScriptURL: Rule }
type Guarded = { readonly trustedTypes?: { readonly createPolicy: (name: string, rules: Rules) => unknown } }

/**
 * The one rule by which strings become markup or addresses of scripts in a window; a browser that knows of it stops everything else.
 * What is shown as markup was cleaned before it was kept: this is the second lock. It stands in pages as it is, so it needs nothing beside it.
 */
export function guardMarkup(guarded: object): void {
  // What would run. An empty script is how React makes one; it never fills it with text of others.
  const runs =
    /<(?!script><\/script>$)(script|iframe|object|embed|base|link|meta|form|style)\b|<[^>]*[\s/"'](on\w+\s*=|\w+\s*=\W*javascript:)/i
  // Ours, by their path, and those of whoever takes the money.
  const known = /^(\/(?![/\\])|https:\/\/(\w+\.)?js\.stripe\.com\/)/
  const { trustedTypes } = guarded as Guarded
  trustedTypes?.createPolicy('default', {
    createHTML: (markup) => (runs.test(markup) ? null : markup),
    createScriptURL: (address) => (known.test(address) ? address : null),
  })
}

/** For a page: before any other script can make a rule of its own. */
export const GUARD_SCRIPT = `(${guardMarkup})(window);`
