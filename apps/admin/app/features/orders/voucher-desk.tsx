import { acceptTransfer, readAnyVoucher, rejectVoucher } from '@shop/contract/staff/orders'
import { formatMoney } from '@shop/domain/money'
import type { StaffOrder } from '@shop/domain/staff-order'
import { useState } from 'react'
import { Link } from 'react-router'
import { screens } from '../../screens.ts'
import { fileAddress } from '../calls/file-address.ts'
import { useSend } from '../calls/use-send.ts'
import { FactsList } from '../facts-list.tsx'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { FormFailure } from '../form/form-failure.tsx'
import { TextArea } from '../form/text-area.tsx'
import { Moment } from '../moment.tsx'
import { useNotices } from '../notices/notices.tsx'
import { Panel } from '../panel.tsx'
import { TextLink } from '../text-link.tsx'
import { DecisionDialog } from './decision-dialog.tsx'
import { useOrderTexts } from './order-texts.ts'
import { StatusMark } from './status-mark.tsx'

type Props = { readonly seen: StaffOrder; readonly onChange: () => void }

/** The receipt beside what it has to prove. */
export const VoucherDesk = ({ seen, onChange }: Props) => {
  const texts = useOrderTexts()
  const { order, claims } = seen
  const voucher = order.vouchers.findLast(({ status }) => status === 'received') ?? order.vouchers.at(-1)
  if (!voucher) return null
  const claim = claims.find(({ voucherId }) => voucherId === voucher.id)
  const file = fileAddress(readAnyVoucher, { id: voucher.id })
  const { desk } = texts
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <Panel title={texts.vouchers} note={texts.voucherStatus[voucher.status]}>
        {voucher.mediaType.startsWith('image/') ? (
          <a href={file} target="_blank" rel="noreferrer" aria-label={texts.openVoucher}>
            <img src={file} alt={desk.picture} className="max-h-[70vh] w-full rounded-lg border border-line object-contain" />
          </a>
        ) : (
          <TextLink href={file} target="_blank" rel="noreferrer">
            {desk.pdf}
          </TextLink>
        )}
        <p className="mt-2 text-sm text-muted">
          <Moment at={voucher.uploadedAt} />
        </p>
      </Panel>
      <Panel title={desk.order} aside={<StatusMark status={order.status} />}>
        <FactsList
          facts={[
            [
              texts.folio,
              <Link key="folio" to={`${screens.orders.path}/${order.folio}`} className="font-mono text-brand underline underline-offset-2">
                {order.folio}
              </Link>,
            ],
            [texts.customer, order.recipient.name],
            [desk.expected, <strong key="total">{formatMoney(order.total)}</strong>],
            ...(order.account
              ? [
                  [
                    texts.reference,
                    <span key="reference" className="font-mono">
                      {order.account.reference}
                    </span>,
                  ] as const,
                ]
              : []),
            ...(claim?.trackingKey
              ? [
                  [
                    desk.trackingKey,
                    <span key="key" className="font-mono">
                      {claim.trackingKey}
                    </span>,
                  ] as const,
                ]
              : []),
            ...(claim?.bank ? [[desk.bank, claim.bank] as const] : []),
            ...(claim?.amount !== undefined
              ? [
                  [
                    desk.claimed,
                    <span key="amount" className={claim.amount === order.total ? '' : 'text-bad'}>
                      {formatMoney(claim.amount)} {claim.amount !== order.total && `· ${desk.differs}`}
                    </span>,
                  ] as const,
                ]
              : []),
            ...(claim?.paidOn ? [[desk.paidOn, claim.paidOn] as const] : []),
          ]}
        />
        {voucher.status === 'received' && <Judgement seen={seen} suggested={claim?.trackingKey ?? ''} onChange={onChange} />}
      </Panel>
    </div>
  )
}

const Judgement = ({ seen: { order }, suggested, onChange }: Props & { readonly suggested: string }) => {
  const { desk: texts } = useOrderTexts()
  const { say } = useNotices()
  const accepting = useSend(acceptTransfer)
  const rejecting = useSend(rejectVoucher)
  const [isRejecting, setRejecting] = useState(false)
  const accept = async (trackingKey: string) => {
    const { data } = await accepting.send({ params: { folio: order.folio }, body: { trackingKey } })
    if (!data) return
    say(texts.accepted)
    onChange()
  }
  const reject = async (reason: string) => {
    const { data } = await rejecting.send({ params: { folio: order.folio }, body: { reason } })
    if (!data) return
    setRejecting(false)
    say(texts.rejected)
    onChange()
  }
  return (
    <div className="mt-6 border-t border-line pt-4">
      <form noValidate className="space-y-4" onSubmit={(event) => accept(entered(event)('clave_rastreo').trim())}>
        <FormFailure failure={accepting.failure} />
        <Field
          name="clave_rastreo"
          label={texts.trackingKey}
          hint={texts.keyHint}
          defaultValue={suggested}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          failure={accepting.failure}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" isBusy={accepting.isSending}>
            {texts.accept}
          </Button>
          <Button look="quiet" onClick={() => setRejecting(true)}>
            {texts.reject}
          </Button>
        </div>
      </form>
      {isRejecting && (
        <DecisionDialog
          title={texts.reject}
          yes={texts.reject}
          look="danger"
          failure={rejecting.failure}
          isSending={rejecting.isSending}
          onDecide={(typed) => reject(typed('motivo').trim())}
          onClose={() => setRejecting(false)}
        >
          <TextArea name="motivo" label={texts.reason} failure={rejecting.failure} />
        </DecisionDialog>
      )}
    </div>
  )
}
