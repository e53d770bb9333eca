import type { StaffPromotion } from '@shop/domain/staff-promotion'
import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { RequiredNote } from '../form/required.tsx'
import { Panel } from '../panel.tsx'
import type { TypedPromotion } from './promotion-draft.ts'
import { PromotionFields } from './promotion-fields.tsx'
import { PromotionPreview } from './promotion-preview.tsx'
import { usePromotionTexts } from './promotion-texts.ts'

type Props = {
  readonly promotion: StaffPromotion | undefined
  readonly typed: TypedPromotion
  readonly failure: Failure | undefined
  readonly isSending: boolean
  readonly submit: string
  readonly onChange: (changed: Partial<TypedPromotion>) => void
  readonly onSubmit: () => void
}

/** What is written about a promotion, and beside it what the shop makes of it. */
export const PromotionForm = ({ promotion, typed, failure, isSending, submit, onChange, onSubmit }: Props) => {
  const { form } = usePromotionTexts()
  return (
    <>
      <Panel title={form.title}>
        <form
          noValidate
          className="space-y-4"
          onSubmit={(event) => {
            event.preventDefault()
            onSubmit()
          }}
        >
          <FormFailure failure={failure} />
          <RequiredNote />
          <PromotionFields typed={typed} failure={failure} onChange={onChange} />
          <Button type="submit" isBusy={isSending}>
            {submit}
          </Button>
        </form>
      </Panel>
      <PromotionPreview id={promotion?.id ?? '0'} image={promotion?.image} typed={typed} />
    </>
  )
}
