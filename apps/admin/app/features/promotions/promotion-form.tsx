import type { StaffPromotion } from '@shop/domain/staff-promotion'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import type { PromotionFormState } from './promotion-draft.ts'
import { PromotionFields } from './promotion-fields.tsx'
import { PromotionPreview } from './promotion-preview.tsx'
import { usePromotionTexts } from './promotion-texts.ts'

type Props = { readonly promotion: StaffPromotion | undefined; readonly form: PromotionFormState; readonly submit: string }

/** What is written about a promotion, and beside it what the shop makes of it. */
export function PromotionForm({ promotion, form, submit }: Props) {
  const { form: texts } = usePromotionTexts()
  return (
    <>
      <Card title={texts.title}>
        <form {...form.formProps} className="space-y-4">
          <ErrorSummary of={form} />
          <PromotionFields form={form} />
          <Button type="submit" isBusy={form.isBusy}>
            {submit}
          </Button>
        </form>
      </Card>
      <PromotionPreview id={promotion?.id ?? '0'} image={promotion?.image} typed={form.values} />
    </>
  )
}
