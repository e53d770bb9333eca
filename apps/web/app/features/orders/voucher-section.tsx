import { formatDay } from '@shop/domain/format-day'
import type { Order } from '@shop/domain/order'
import { PICTURE_TYPES, UPLOAD_TYPES } from '@shop/domain/upload'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { INPUT } from '@shop/ui/form/field-frame'
import { SavedNote } from '@shop/ui/form/saved-note'
import { useId, useState } from 'react'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { sizeOf } from '../../kit/chosen-file.ts'
import { FileButton } from '../../kit/file-button.tsx'
import { useLocale } from '../../texts.ts'
import { useVoucherUpload } from './use-voucher-upload.ts'
import { VoucherLink } from './voucher-link.tsx'

type Props = { readonly order: Order; readonly onChange: (order: Order) => void }

/** The proof of a payment that the shop cannot see by itself. */
export function VoucherSection({ order, onChange }: Props) {
  const { voucher } = useOrderTexts()
  const [says, setSays] = useState('')
  if (!order.canUploadVoucher && order.vouchers.length === 0) return null
  return (
    <div className="print:hidden">
      <Card id="comprobante" title={voucher.title} {...(order.canUploadVoucher ? { note: voucher.lead } : {})}>
        <div className="space-y-4">
          {order.canUploadVoucher && order.paymentMethod === 'oxxo' && <p className="font-medium">{voucher.notNeeded}</p>}
          <SentVouchers order={order} />
          <SavedNote text={says} />
          {order.canUploadVoucher && (
            <VoucherForm
              order={order}
              onSent={(changed) => {
                setSays(voucher.sent)
                onChange(changed)
              }}
            />
          )}
        </div>
      </Card>
    </div>
  )
}

function SentVouchers({ order }: { readonly order: Order }) {
  const locale = useLocale()
  const { voucher } = useOrderTexts()
  if (order.vouchers.length === 0) return null
  return (
    <ul className="divide-y divide-line">
      {order.vouchers.map(({ id, status, uploadedAt, rejectReason, mediaType }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <p>
            <span className="font-semibold">{voucher.status[status]}</span>
            <span className="block text-sm text-muted">{voucher.uploadedOn(formatDay(locale, uploadedAt))}</span>
            {rejectReason && <span className="block text-sm text-bad">{rejectReason}</span>}
          </p>
          <VoucherLink id={id} mediaType={mediaType} />
        </li>
      ))}
    </ul>
  )
}

function VoucherForm({ order, onSent }: { readonly order: Order; readonly onSent: (order: Order) => void }) {
  const { voucher } = useOrderTexts()
  const upload = useVoucherUpload(order.folio, onSent)
  const { chosen, state, problem } = upload
  const id = useId()
  return (
    <div aria-busy={state === 'sending'} className="space-y-4">
      {problem && (
        <p role="alert" className="rounded-lg border border-bad bg-bad/5 p-3 font-medium text-bad">
          {problem}
        </p>
      )}
      {!chosen && (
        <div className="flex flex-wrap gap-3">
          <FileButton label={order.vouchers.length > 0 ? voucher.replace : voucher.choose} types={UPLOAD_TYPES} onChoose={upload.choose} />
          <FileButton label={voucher.photo} types={PICTURE_TYPES} isCamera onChoose={upload.choose} />
        </div>
      )}
      {chosen && (
        <>
          <div className="flex flex-wrap items-center gap-4 rounded-xl border border-line bg-ground p-3">
            {chosen.preview && (
              <img
                src={chosen.preview}
                alt={voucher.previewOf(chosen.file.name)}
                className="size-28 rounded-lg bg-white object-contain ring-1 ring-line"
              />
            )}
            <p className="min-w-0 flex-1 font-medium break-all">{voucher.chosen(chosen.file.name, sizeOf(chosen.file.size))}</p>
            {state !== 'sending' && <FileButton label={voucher.another} types={UPLOAD_TYPES} onChoose={upload.choose} />}
          </div>
          {order.paymentMethod === 'transfer' && (
            <div>
              <label htmlFor={id} className="mb-1 block text-sm font-medium">
                {voucher.trackingKey}
              </label>
              <input
                id={id}
                value={upload.trackingKey}
                onChange={(event) => upload.setTrackingKey(event.target.value)}
                aria-describedby={`${id}-hint`}
                autoComplete="off"
                autoCapitalize="characters"
                maxLength={40}
                className={INPUT}
              />
              <p id={`${id}-hint`} className="mt-1 text-sm text-muted">
                {voucher.trackingHint}
              </p>
            </div>
          )}
          {state === 'sending' ? (
            <div>
              <p role="status" className="text-sm font-semibold">
                {voucher.sending(Math.round(upload.share * 100))}
              </p>
              <progress aria-label={voucher.progress} value={upload.share} max={1} className="mt-1.5 block h-2 w-full accent-brand" />
            </div>
          ) : (
            <div className="space-y-3">
              {state === 'lost' && (
                <p role="alert" className="rounded-lg bg-accent/15 p-3 font-medium">
                  {voucher.lost}
                </p>
              )}
              <Button onClick={upload.send} className="min-h-12 w-full sm:w-auto">
                {state === 'lost' ? voucher.retry : voucher.send}
              </Button>
            </div>
          )}
        </>
      )}
    </div>
  )
}
