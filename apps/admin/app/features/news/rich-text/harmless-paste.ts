const WITH_CONTENT = /<(script|style|iframe|object|form)\b[\s\S]*?<\/\1\s*>/gi
const TAGS = /<\/?(script|style|iframe|object|embed|base|link|meta|form)\b[^>]*>/gi
const ATTRIBUTES =
  /\s(on\w+|style|srcdoc|(?:href|src|action)\s*=\s*["']?\W*javascript:)[^\s"'>]*(\s*=\s*)?("[^"]*"|'[^']*'|[^\s>"']*)["']?/gi

/**
 * What other pages and programs leave in the clipboard, without what would run or look otherwise: the office's rule for markup
 * (`ui/src/trusted-markup.ts`) takes nothing else, and word processors bring styles along.
 */
export function harmlessPaste(html: string): string {
  return html
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(WITH_CONTENT, '')
    .replace(TAGS, '')
    .replace(/<[^>]*>/g, (tag) => tag.replace(ATTRIBUTES, ''))
}
