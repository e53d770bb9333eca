import { auditCatalogue } from '@shop/contract/staff/catalogue-audit'
import { contradictionKind } from '@shop/contract/wire/catalogue/contradiction'
import type { CatalogueAudit } from '@shop/domain/staff-contradiction'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { Link } from 'react-router'
import { useContradictionTexts } from '../../common/contradiction/contradiction-texts.ts'
import { SeverityTag } from '../../common/contradiction/severity-tag.tsx'
import { FailureNote } from '../../kit/calls/failure-note.tsx'
import { useSend } from '../../kit/calls/use-send.ts'
import { Moment } from '../../kit/moment.tsx'

type Props = { readonly audit: CatalogueAudit; readonly onAsked: () => void }

/** When the catalogue was judged last, how much of each kind was found, and a button to have it judged again. */
export function AuditPanel({ audit: { endedAt, isUnderWay, products, kinds }, onAsked }: Props) {
  const texts = useContradictionTexts()
  const { send, isSending, failure } = useSend(auditCatalogue)
  const ask = async () => {
    await send({})
    onAsked()
  }
  return (
    <Card
      title={texts.audit}
      aside={
        <Button isBusy={isSending || isUnderWay} onClick={ask}>
          {isUnderWay ? texts.underWay : texts.auditNow}
        </Button>
      }
    >
      <FailureNote failure={failure} />
      <p role="status" className="text-muted">
        {endedAt ? (
          <>
            <Moment at={endedAt} /> · {texts.judged(products)}
          </>
        ) : (
          texts.never
        )}
      </p>
      {kinds.length > 0 && (
        <ul aria-label={texts.byKind} className="mt-3 grid gap-x-6 sm:grid-cols-2 xl:grid-cols-3">
          {kinds.map(({ kind, severity, count }) => (
            <li key={kind}>
              <Link to={`?tipo=${contradictionKind.encode(kind)}`} className="flex min-h-11 items-center gap-2 text-brand hover:underline">
                <SeverityTag severity={severity} />
                <span className="flex-1">{texts.kinds[kind]}</span>
                <span className="font-semibold tabular-nums">{count.toLocaleString()}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
