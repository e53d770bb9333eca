import { Button } from '@shop/ui/button'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import type { ComponentProps } from 'react'
import { useTexts } from '../../language.tsx'

type Props = ComponentProps<typeof ErrorSummary> & { readonly onShowNew: () => void }

/** Why it was not saved. Where a colleague was faster, what they saved can be shown in the place of what was typed. */
export function SaveFailure({ of, onShowNew }: Props) {
  const { showNew } = useTexts()
  return (
    <>
      <ErrorSummary of={of} />
      {of.refusal?.code === 'changed_meanwhile' && (
        <Button look="plain" onClick={onShowNew}>
          {showNew}
        </Button>
      )}
    </>
  )
}
