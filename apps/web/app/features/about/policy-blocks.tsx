import type { PolicyBlock } from '@shop/texts/policy-document'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale } from '../../texts.ts'

type Props = { readonly blocks: readonly PolicyBlock[]; readonly email: string }

export function PolicyBlocks({ blocks, email }: Props) {
  return (
    <div className="space-y-3 leading-relaxed">
      {blocks.map((block) => (
        <Block key={JSON.stringify(block)} block={block} email={email} />
      ))}
    </div>
  )
}

function Block({ block, email }: { readonly block: PolicyBlock; readonly email: string }) {
  const locale = useLocale()
  if (typeof block === 'string')
    return (
      <p>
        <Written text={block} email={email} />
      </p>
    )
  if ('page' in block)
    return (
      <p>
        <Link
          to={paths[block.page](locale)}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {block.text}
        </Link>
      </p>
    )
  if ('facts' in block)
    return (
      <dl className="divide-y divide-line rounded-xl bg-white px-4 ring-1 ring-line">
        {block.facts.map(([term, text]) => (
          <div key={term} className="py-3 sm:grid sm:grid-cols-[13rem_1fr] sm:gap-x-4">
            <dt className="font-semibold">{term}</dt>
            <dd>
              <Written text={text} email={email} />
            </dd>
          </div>
        ))}
      </dl>
    )
  const [List, entries] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.list] as const)
  return (
    <List className={`space-y-2 pl-6 marker:font-semibold marker:text-brand ${List === 'ol' ? 'list-decimal' : 'list-disc'}`}>
      {entries.map((text) => (
        <li key={text} className="pl-1">
          <Written text={text} email={email} />
        </li>
      ))}
    </List>
  )
}

/** The shop's address for mails can be followed wherever a text names it. */
function Written({ text, email }: { readonly text: string; readonly email: string }) {
  // A shop that has none yet: nothing is found everywhere, without end.
  const at = email ? text.indexOf(email) : -1
  if (at < 0) return text
  return (
    <>
      {text.slice(0, at)}
      <a href={`mailto:${email}`} className="text-brand underline underline-offset-2">
        {email}
      </a>
      <Written text={text.slice(at + email.length)} email={email} />
    </>
  )
}
