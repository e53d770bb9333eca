import { contradictionKind, severityWord } from '@shop/contract/wire/catalogue/contradiction'
import { CONTRADICTION_KINDS, type ContradictionKind } from '@shop/domain/catalogue-audit/contradiction'
import { Button } from '@shop/ui/button'
import { SelectField } from '@shop/ui/form/select-field'
import { Link, useNavigate } from 'react-router'
import { useContradictionTexts } from '../../common/contradiction/contradiction-texts.ts'
import { entered } from '../../kit/form/entered.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { screens } from '../../screens.ts'

export const KINDS = Object.keys(CONTRADICTION_KINDS) as readonly ContradictionKind[]
export const SEVERITIES = ['error', 'hint'] as const
const NAMES = ['tipo', 'gravedad'] as const

/** What the list is narrowed to; it stands in the address. */
export function ContradictionFilter({ parameters }: { readonly parameters: URLSearchParams }) {
  const texts = useContradictionTexts()
  const navigate = useNavigate()
  const shown = (name: (typeof NAMES)[number]) => parameters.get(name) ?? ''
  const filter = (typed: (name: string) => string) =>
    navigate(`?${new URLSearchParams(NAMES.flatMap((name) => (typed(name) ? [[name, typed(name)]] : [])))}`)
  return (
    <form
      key={`${parameters}`}
      noValidate
      className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_auto]"
      onSubmit={(event) => filter(entered(event))}
    >
      <SelectField
        field={looseField('contradictions', 'tipo')}
        label={texts.kindOf}
        defaultValue={shown('tipo')}
        options={[
          { value: '', text: texts.any },
          ...KINDS.map((kind) => ({ value: contradictionKind.encode(kind), text: texts.kinds[kind] })),
        ]}
      />
      <SelectField
        field={looseField('contradictions', 'gravedad')}
        label={texts.severityOf}
        defaultValue={shown('gravedad')}
        options={[
          { value: '', text: texts.any },
          ...SEVERITIES.map((severity) => ({ value: severityWord.encode(severity), text: texts.severities[severity] })),
        ]}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit">{texts.narrow}</Button>
        {NAMES.some(shown) && (
          <Link to={screens.contradictions.path} className="inline-flex min-h-11 items-center px-2 text-brand underline underline-offset-2">
            {texts.clear}
          </Link>
        )}
      </div>
    </form>
  )
}
