import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { useNewsTexts } from './news-texts.ts'

type Props = { readonly isBusy: boolean; readonly onWithdraw: () => Promise<void> }

export function WithdrawButton({ isBusy, onWithdraw }: Props) {
  const { form } = useNewsTexts()
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button look="danger" onClick={() => setAsked(true)}>
        {form.withdraw}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={form.withdrawTitle}
          text={form.withdrawText}
          yes={form.withdraw}
          isBusy={isBusy}
          onYes={async () => {
            await onWithdraw()
            setAsked(false)
          }}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  )
}
