import sanitizeHtml from 'sanitize-html'

/**
 * What of a text may reach a page. Applied before it is stored and again before it is shown: neither a row that came another
 * way nor a rule that became stricter since is trusted.
 */
export function safeHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
    transformTags: { a: (tagName, { href }) => ({ tagName, attribs: href === undefined || hasUser(href) ? {} : { href } }) },
  })
}

/** "https://banco.example@elsewhere.example" leads elsewhere: what stands before the @ is only there to be believed. */
function hasUser(href: string): boolean {
  if (!URL.canParse(href)) return false
  const { protocol, username, password } = new URL(href)
  return protocol !== 'mailto:' && (username !== '' || password !== '')
}
