/** What a page says about itself to search engines and to whoever shares it. */
export type HeadTag =
  | { readonly title: string }
  | { readonly name: string; readonly content: string }
  | { readonly property: string; readonly content: string }
  | { readonly tagName: 'link'; readonly rel: string; readonly href: string; readonly hrefLang?: string }
  | { readonly facts: object }

export function HeadTags({ tags }: { readonly tags: readonly HeadTag[] }) {
  return tags.map((tag) => {
    if ('title' in tag) return <title key="title">{tag.title}</title>
    if ('facts' in tag) return <Facts key={JSON.stringify(tag)} facts={tag.facts} />
    if ('tagName' in tag) {
      const { tagName, ...attributes } = tag
      return <link key={JSON.stringify(tag)} {...attributes} />
    }
    return <meta key={JSON.stringify(tag)} {...tag} />
  })
}

/** No script, but data that stand in one: whatever they say must not end it. */
function Facts({ facts }: { readonly facts: object }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made of our own data, and nothing in it can end the element
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: withoutMarkup(JSON.stringify(facts)) }} />
}

export function withoutMarkup(json: string): string {
  return json.replace(/[<>&\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
