import { useTexts } from '../../language.tsx'
import type { Failure } from '../calls/failure.ts'
import { Button } from './button.tsx'
import { FormFailure } from './form-failure.tsx'

type Props = { readonly failure: Failure | undefined; readonly onShowNew: () => void }

/** Why it was not saved. Where a colleague was faster, what they saved can be shown in the place of what was typed. */
export const SaveFailure = ({ failure, onShowNew }: Props) => {
  const { showNew } = useTexts()
  return (
    <>
      <FormFailure failure={failure} />
      {failure?.code === 'changed_meanwhile' && (
        <Button look="quiet" onClick={onShowNew}>
          {showNew}
        </Button>
      )}
    </>
  )
}
