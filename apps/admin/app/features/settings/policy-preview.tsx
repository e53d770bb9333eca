import type { PublicPolicies } from '@shop/domain/shop-policies'
import type { PolicyBlock } from '@shop/texts/policy-document'
import { blocksFromText, filledBlock, type Weekdays } from '@shop/texts/policy-text'

type Props = { readonly text: string; readonly policies: PublicPolicies; readonly weekdays: Weekdays }

/** A text as visitors will see it, with the promises of today. */
export function PolicyPreview({ text, policies, weekdays }: Props) {
  return (
    <div className="space-y-3">
      {blocksFromText(text).map((block, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no name but their place
        <Block key={i} block={filledBlock(block, policies, weekdays)} />
      ))}
    </div>
  )
}

function Block({ block }: { readonly block: PolicyBlock }) {
  if (typeof block === 'string') return <p>{block}</p>
  if ('page' in block) return <p className="font-semibold text-brand underline underline-offset-4">{block.text}</p>
  if ('facts' in block)
    return (
      <dl className="divide-y divide-line">
        {block.facts.map(([term, text]) => (
          <div key={`${term} ${text}`} className="py-2">
            <dt className="font-semibold">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  const [List, entries] = 'steps' in block ? (['ol', block.steps] as const) : (['ul', block.list] as const)
  return (
    <List className={`space-y-1 pl-6 ${List === 'ol' ? 'list-decimal' : 'list-disc'}`}>
      {entries.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </List>
  )
}
