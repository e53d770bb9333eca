import { confirmSecondFactor } from '@shop/contract/staff/access'
import type { StaffMember } from '@shop/domain/staff'
import { adminAccess as english } from '@shop/texts/en/admin-access'
import { adminAccess as spanish } from '@shop/texts/es/admin-access'
import { useEffect, useRef, useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useSend } from '../calls/use-send.ts'
import { Button } from '../form/button.tsx'
import { CodeField } from '../form/code-field.tsx'
import { entered } from '../form/entered.ts'
import { FormFailure } from '../form/form-failure.tsx'
import { QrCode } from './qr-code.tsx'

export type NewFactor = { readonly secret: string; readonly uri: string }
export type ConfirmedFactor = { readonly member: StaffMember; readonly recoveryCodes: readonly string[] }
type Props = { readonly factor: NewFactor; readonly onDone: (confirmed: ConfirmedFactor) => void }

export const ConfirmFactor = ({ factor: { secret, uri }, onDone }: Props) => {
  const { factor: texts } = useTextsOf({ es: spanish, en: english })
  const { send, isSending, failure } = useSend(confirmSecondFactor)
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form
      noValidate
      className="max-w-md space-y-4"
      onSubmit={async (event) => {
        const { data } = await send({ body: { code: entered(event)('codigo') } })
        if (data) onDone(data)
      }}
    >
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {texts.scan}
      </h3>
      <p className="text-sm text-muted">{texts.scanText}</p>
      <QrCode content={uri} label={texts.qr} />
      <div>
        <p className="font-semibold">{texts.secret}</p>
        <p className="mt-1 font-mono text-lg tracking-wide break-all">{inFours(secret)}</p>
        <Button look="quiet" className="mt-2" onClick={() => navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
          {texts.copy}
        </Button>
        <span role="status" className="ml-3 text-sm text-good">
          {isCopied && texts.copied}
        </span>
      </div>
      <FormFailure failure={failure} />
      <CodeField label={texts.code} failure={failure} />
      <Button type="submit" isBusy={isSending}>
        {texts.confirm}
      </Button>
    </form>
  )
}

/** Thirty-two letters are copied by hand without an error only in small groups. */
const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
