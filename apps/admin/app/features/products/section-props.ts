import type { ProductChoices } from '@shop/domain/staff-product'
import type { useForm } from '../../kit/form/use-form.ts'
import type { ProductDraft } from './product-draft.ts'

/** The form of a part, whether it is a new one or one that is changed. */
export type ProductFormState = ReturnType<typeof useForm<ProductDraft, unknown>>

/** What each section of a part's form is given. */
export type SectionProps = { readonly form: ProductFormState; readonly choices: ProductChoices }
