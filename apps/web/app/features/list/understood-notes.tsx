import type { Understood } from '@shop/domain/search/understood'
import { searchGroups as english } from '@shop/texts/en/search-groups'
import { searchGroups as spanish } from '@shop/texts/es/search-groups'
import { paths } from '../../paths.ts'
import { Link } from '../../router/link.tsx'
import { useLocale, useTextsOf } from '../../texts.ts'
import { askedFor } from './asked-for.ts'
import { withinSentence } from './within-sentence.ts'

/** What has to be said about how a sentence was understood: advice, what the car has instead, what the shop does not have, what else was meant. */
export function UnderstoodNotes({ understood, hasResults }: { readonly understood: Understood; readonly hasResults: boolean }) {
  const locale = useLocale()
  const texts = useTextsOf({ es: spanish, en: english })
  const { advice, swaps, alternatives, notCarried } = understood
  return (
    <>
      {advice && (
        <div className="max-w-prose rounded-xl border-l-4 border-brand bg-white p-4 text-base">
          <p className="font-semibold">{texts.advice}</p>
          <p className="mt-1">{advice}</p>
        </div>
      )}
      {swaps.map(({ from, to }) => (
        <p key={from}>{texts.swapped(withinSentence(from), withinSentence(to))}</p>
      ))}
      {hasResults && notCarried.parts.length > 0 && (
        <p>
          {texts.notCarried(notCarried.parts.map(withinSentence).join(', '))}.{' '}
          <Link
            to={paths.quotation(locale, { ...askedFor(understood, new URLSearchParams()), autoparte: notCarried.parts.join(', ') })}
            className="font-semibold underline underline-offset-2"
          >
            {texts.quote}
          </Link>
        </p>
      )}
      {alternatives.length > 0 && (
        <p>
          {texts.didYouMean}{' '}
          {alternatives.map((text, i) => (
            <span key={text}>
              {i > 0 && ' · '}
              <Link to={paths.search(locale, { search: text })} className="font-semibold text-brand underline underline-offset-2">
                {text}
              </Link>
            </span>
          ))}
        </p>
      )}
    </>
  )
}
