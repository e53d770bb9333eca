import { confirmSecondFactor } from '@shop/contract/staff/access'
import type { StaffMember } from '@shop/domain/staff'
import { staffAccess as english } from '@shop/texts/en/staff/access'
import { staffAccess as spanish } from '@shop/texts/es/staff/access'
import { Button } from '@shop/ui/button'
import { CodeField } from '@shop/ui/form/code-field'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOf } from '@shop/ui/form/rules'
import { useEffect, useRef, useState } from 'react'
import { useTextsOf } from '../../language.tsx'
import { useWrite } from '../calls/use-write.ts'
import { useForm } from '../form/use-form.ts'
import { QrCode } from './qr-code.tsx'

export type NewFactor = { readonly secret: string; readonly uri: string }
export type ConfirmedFactor = { readonly member: StaffMember; readonly recoveryCodes: readonly string[] }
type Props = { readonly factor: NewFactor; readonly onDone: (confirmed: ConfirmedFactor) => void }

export function ConfirmFactor({ factor: { secret, uri }, onDone }: Props) {
  const { factor: texts } = useTextsOf({ es: spanish, en: english })
  const write = useWrite(confirmSecondFactor)
  const form = useForm({
    id: 'confirm-factor',
    initial: { code: '' },
    rules: rulesOf(confirmSecondFactor),
    send: async (_, body) => onDone(await write({ body })),
  })
  const [isCopied, setCopied] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <form {...form.formProps} className="max-w-md space-y-4">
      <h3 ref={heading} tabIndex={-1} className="text-lg font-bold outline-none">
        {texts.scan}
      </h3>
      <p className="text-sm text-muted">{texts.scanText}</p>
      <QrCode content={uri} label={texts.qr} />
      <div>
        <p className="font-semibold">{texts.secret}</p>
        <p className="mt-1 font-mono text-lg tracking-wide break-all">{inFours(secret)}</p>
        <Button look="plain" className="mt-2" onClick={() => navigator.clipboard.writeText(secret).then(() => setCopied(true))}>
          {texts.copy}
        </Button>
        <span role="status" className="ml-3 text-sm text-good">
          {isCopied && texts.copied}
        </span>
      </div>
      <ErrorSummary of={form} />
      <CodeField field={form.field('code')} label={texts.code} />
      <Button type="submit" isBusy={form.isBusy}>
        {texts.confirm}
      </Button>
    </form>
  )
}

/** Thirty-two letters are copied by hand without an error only in small groups. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? secret
}
