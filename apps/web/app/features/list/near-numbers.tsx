import type { NearNumber, Understood } from '@shop/domain/search/understood'
import { NearNumbers as Numbers } from '../../common/part/near-numbers.tsx'

type Props = { readonly numbers: readonly NearNumber[]; readonly understood: Understood; readonly className: string }

/** Instead of the words of a search that meant nothing. */
export function NearNumbers({ understood: { pieces }, ...rest }: Props) {
  return <Numbers {...rest} typed={pieces.flatMap(({ meaning, text }) => (meaning === 'ignored' ? [text] : [])).join(' ')} />
}
