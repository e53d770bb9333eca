import { isCfdiUse, isRegime } from '@shop/domain/invoice'
import { normalRfc } from '@shop/domain/rfc'
import type { FieldState } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'
import { PickField } from '../../kit/pick-field.tsx'
import { useInvoiceLabels } from './invoice-labels.ts'
import { followingInvoiceChanges, type InvoiceValues, regimesToChoose, usesToChoose } from './invoice-values.ts'

export type InvoiceProps = {
  readonly values: InvoiceValues
  readonly field: (name: keyof InvoiceValues) => FieldState
  readonly change: (some: Partial<InvoiceValues>) => void
}

/** What an invoice asks for, with the catalogues of the tax office. */
export function InvoiceDataFields({ values, field, change }: InvoiceProps) {
  const { regimes: regimeNames, uses: useNames, ...texts } = useInvoiceLabels()
  const linked = (name: keyof InvoiceValues): FieldState => ({
    ...field(name),
    onType: (text) => change(followingInvoiceChanges(values, { [name]: text })),
  })
  const regimes = regimesToChoose(values)
  const uses = usesToChoose(values)
  return (
    <div className="grid items-start gap-4 sm:grid-cols-6">
      <TextField
        className="sm:col-span-2"
        field={{ ...linked('rfc'), onType: (text) => linked('rfc').onType(normalRfc(text)) }}
        label={texts.rfc}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={16}
      />
      <TextField className="sm:col-span-4" field={field('legalName')} label={texts.legalName} autoComplete="organization" maxLength={254} />
      <PickField
        className="sm:col-span-6"
        field={linked('regime')}
        label={texts.regime}
        options={regimes}
        pick={regimes ? texts.pickRegime : texts.rfcFirst}
        nameOf={(code) => (isRegime(code) ? `${code} ${regimeNames[code]}` : code)}
      />
      <PickField
        className="sm:col-span-4"
        field={linked('use')}
        label={texts.use}
        options={uses}
        pick={uses ? texts.pickUse : texts.regimeFirst}
        nameOf={(code) => (isCfdiUse(code) ? `${code} ${useNames[code]}` : code)}
      />
      <TextField
        className="sm:col-span-2"
        field={field('fiscalPostalCode')}
        label={texts.fiscalPostalCode}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
      />
    </div>
  )
}
