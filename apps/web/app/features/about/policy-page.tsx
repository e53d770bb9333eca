import type { PublicPolicies } from '@shop/domain/shop-policies'
import type { PolicyDocument } from '@shop/texts/policy-document'
import { buttonLook } from '@shop/ui/button-look'
import { type ReactNode, useEffect } from 'react'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useOutletContext } from '../../router/outlet.tsx'
import { useLocation } from '../../router/router-context.ts'
import { useLocale, useTexts } from '../../texts.ts'
import { ContactFacts } from './contact-facts.tsx'
import { PolicyBlocks } from './policy-blocks.tsx'

type Props = {
  readonly document: PolicyDocument & { readonly updatedText: string }
  /** Something to do within a section, below its text. */
  readonly actions?: Readonly<Record<string, ReactNode>>
}

/** A policy: what it says, when it was last changed, an index into it, and who says so. */
export function PolicyPage({ document: { title, lead, updated, updatedText, sections }, actions = {} }: Props) {
  const { about } = useTexts()
  const policies = useOutletContext<PublicPolicies>()
  useFocusOnSection()
  return (
    <div className="lg:grid lg:grid-cols-[16rem_1fr] lg:gap-x-12">
      <header className="lg:col-start-2">
        <h1 className="text-3xl font-bold tracking-tight">{title}</h1>
        <p className="mt-2 max-w-2xl text-lg text-muted">{lead}</p>
        <p className="mt-3 text-sm text-muted">
          {about.updated} <time dateTime={updated}>{updatedText}</time>
        </p>
      </header>
      <nav
        aria-labelledby="index"
        className="my-6 rounded-xl bg-white p-4 ring-1 ring-line lg:sticky lg:top-32 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:my-0 lg:self-start"
      >
        <h2 id="index" className="text-sm font-semibold">
          {about.index}
        </h2>
        <ol className="mt-1 text-sm">
          {sections.map((section) => (
            <li key={section.id}>
              <Link
                to={`#${section.id}`}
                className="flex min-h-11 items-center rounded text-brand hover:underline lg:min-h-9 lg:leading-snug"
              >
                {section.title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className="max-w-2xl space-y-10 lg:col-start-2 lg:mt-8">
        {sections.map(({ id, title: heading, blocks }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id} tabIndex={-1} className="mb-3 scroll-mt-24 lg:scroll-mt-8 text-xl font-bold">
              {heading}
            </h2>
            <PolicyBlocks blocks={blocks} email={policies.identity.email} />
            {actions[id]}
          </section>
        ))}
        <section aria-labelledby="contact" className="rounded-2xl bg-brand-tint p-5">
          <h2 id="contact" className="mb-4 text-xl font-bold">
            {about.contact}
          </h2>
          <ContactFacts policies={policies} />
        </section>
        <OtherPolicies />
      </div>
    </div>
  )
}

function OtherPolicies() {
  const locale = useLocale()
  const { about } = useTexts()
  const { pathname } = useLocation()
  const pages = [
    [paths.warranty(locale), about.warranty],
    [paths.privacy(locale), about.privacy],
    [paths.cookies(locale), about.cookies],
  ] as const
  return (
    <nav aria-label={about.otherPages} className="flex flex-wrap gap-3">
      {pages
        .filter(([path]) => path !== pathname)
        .map(([path, name]) => (
          <Link key={path} to={path} className={buttonLook('plain')}>
            {name}
          </Link>
        ))}
    </nav>
  )
}

/** The router scrolls to a section but leaves the keyboard behind. */
function useFocusOnSection() {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same section may be asked for twice
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.focus({ preventScroll: true })
  }, [hash, key])
}
