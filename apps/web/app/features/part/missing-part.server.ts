import type { Call } from '@shop/contract/client'
import { listAsked, listCategories, listFirsts } from '@shop/contract/shop/catalogue'
import { DEFAULT_SORT } from '@shop/domain/listing'
import type { MissingPartProps } from './missing-part.tsx'

const SHOWN = 4
/** As numbers of parts are written: with a digit, and nothing that only sentences have. */
const IS_NUMBER = /^(?=.*\d)[\w\s./-]{4,40}$/

/** The answer to a reference that nobody has, with what may have been meant by it and ways on. */
export async function missingPart(call: Call, ref: string): Promise<MissingPartProps> {
  const [found, firsts, categories] = await Promise.all([
    IS_NUMBER.test(ref) ? call(listAsked, { body: { ...NOTHING_ELSE, search: ref, limit: SHOWN } }) : undefined,
    call(listFirsts, { query: { key: 'mas_buscados' } }),
    call(listCategories),
  ])
  return {
    reference: ref,
    // What was found by the other words of a sentence has nothing to do with the number.
    found: found?.understood?.numbers.length ? found.items : [],
    nearNumbers: found?.nearNumbers ?? [],
    mostSearched: firsts['most-searched']?.slice(0, SHOWN) ?? [],
    categories: categories.map(({ name, slug }) => ({ name, slug })),
  }
}

const NOTHING_ELSE = { page: 1, sort: DEFAULT_SORT }
