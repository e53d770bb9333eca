import { leaveImportRowsOut } from '@shop/contract/staff/imports'
import type { StaffImport } from '@shop/domain/imports/import'
import { Button } from '@shop/ui/button'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { useImportTexts } from './import-texts.ts'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }
type Wanted = { readonly rows?: readonly number[]; readonly isOut: boolean; readonly jumps?: boolean }

/** A row that nobody wants stays in the file and out of the catalogue. */
export function LeaveOutButton({ seen, row, onDone }: Props & { readonly row: number }) {
  const { leaveOut: texts } = useImportTexts()
  const { leave, isSending, failure } = useLeaveOut(seen, onDone)
  return (
    <>
      <FailureNote failure={failure} />
      <Button look="plain" className="mt-2" isBusy={isSending} onClick={() => leave({ rows: [row], isOut: true })}>
        {texts.row(row)}
      </Button>
    </>
  )
}

/** All whose price moves far at once, and all of them back. */
export function LeaveOutPanel({ seen, onDone }: Props) {
  const { leaveOut: texts } = useImportTexts()
  const { leave, isSending, failure } = useLeaveOut(seen, onDone)
  const { prices, leftOut = 0 } = seen.report ?? {}
  const jumps = (prices?.farUp ?? 0) + (prices?.farDown ?? 0)
  if (jumps + leftOut === 0) return null
  return (
    <div className="mb-4 flex flex-wrap gap-2">
      <FailureNote failure={failure} />
      {jumps > 0 && (
        <Button look="plain" isBusy={isSending} onClick={() => leave({ isOut: true, jumps: true })}>
          {texts.jumps(jumps)}
        </Button>
      )}
      {leftOut > 0 && (
        <Button look="plain" isBusy={isSending} onClick={() => leave({ isOut: false })}>
          {texts.back(leftOut)}
        </Button>
      )}
    </div>
  )
}

function useLeaveOut({ id, checks }: StaffImport, onDone: () => void) {
  const { send, isSending, failure } = useSend(leaveImportRowsOut)
  const leave = async ({ rows = [], isOut, jumps = false }: Wanted) => {
    const { data } = await send({ params: { id }, body: { rows, isOut, jumps, checks } })
    if (data) onDone()
  }
  return { leave, isSending, failure }
}
