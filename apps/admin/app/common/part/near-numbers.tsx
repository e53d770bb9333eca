import type { NearNumber } from '@shop/domain/search/understood'
import { nearNumbers as english } from '@shop/texts/en/near-numbers'
import { nearNumbers as spanish } from '@shop/texts/es/near-numbers'
import { useTextsOf } from '../../language.tsx'

type Props = { readonly numbers: readonly NearNumber[]; readonly onChoose: (number: string) => void }

/** What may have been meant by a number that nobody has; a tap searches for it. */
export function NearNumbers({ numbers, onChoose }: Props) {
  const texts = useTextsOf({ es: spanish, en: english })
  return (
    <section aria-label={texts.ask} className="text-sm">
      <p>{texts.ask}</p>
      <ul className="mt-1 flex flex-wrap gap-2">
        {numbers.map(({ id, number, name }) => (
          <li key={id}>
            <button
              type="button"
              onClick={() => onChoose(number)}
              className="min-h-11 cursor-pointer rounded-lg border border-dashed border-line px-3 py-1 text-left hover:bg-ground"
            >
              <span className="font-mono font-bold">{number}</span> {name}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
