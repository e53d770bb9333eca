import type { ProductChoices } from '@shop/domain/staff-product'
import type { Failure } from '../calls/failure.ts'
import type { ProductDraft } from './product-draft.ts'

/** What each section of a part's form is given. */
export type SectionProps = {
  readonly draft: ProductDraft
  readonly choices: ProductChoices
  readonly failure: Failure | undefined
  readonly onChange: (changed: Partial<ProductDraft>) => void
}
