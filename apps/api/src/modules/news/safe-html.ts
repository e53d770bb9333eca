import sanitizeHtml from 'sanitize-html'

/**
 * What of a text may reach a page. Applied before it is stored and again before it is shown: neither a row that came another
 * way nor a rule that became stricter since is trusted.
 */
export const safeHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['p', 'h2', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a', 'blockquote'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowProtocolRelative: false,
  })
