import { caseKind } from '@shop/contract/wire/orders/money-case'
import { MONEY_CASE_KINDS } from '@shop/domain/money-case'
import { SelectField } from '@shop/ui/form/select-field'
import { useSearchParams } from 'react-router'
import { looseField } from '../../kit/form/loose-field.ts'
import { useMoneyCaseTexts } from './money-case-texts.ts'

/** The kind is in the address, beside the view. */
export function KindFilter() {
  const texts = useMoneyCaseTexts()
  const [parameters, setParameters] = useSearchParams()
  const choose = (kind: string) => {
    const others = [...parameters].filter(([name]) => name !== 'tipo' && name !== 'page')
    setParameters(kind === '' ? others : [...others, ['tipo', kind]])
  }
  return (
    <SelectField
      field={looseField('money-cases', 'tipo')}
      label={texts.kind}
      value={parameters.get('tipo') ?? ''}
      onChange={(event) => choose(event.target.value)}
      className="w-full sm:w-80"
      options={[
        { value: '', text: texts.allKinds },
        ...MONEY_CASE_KINDS.map((kind) => ({ value: caseKind.encode(kind), text: texts.kinds[kind] })),
      ]}
    />
  )
}
