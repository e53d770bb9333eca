import { listStaff } from '@shop/contract/staff/members'
import { auditSubject } from '@shop/contract/wire/people/audit-entry'
import { AUDIT_SUBJECTS } from '@shop/domain/audit-log'
import { adminAuditLog as english } from '@shop/texts/en/admin-audit-log'
import { adminAuditLog as spanish } from '@shop/texts/es/admin-audit-log'
import { Link, useSearchParams } from 'react-router'
import { useTextsOf } from '../../language.tsx'
import type { Failure } from '../calls/failure.ts'
import { useCall } from '../calls/use-call.ts'
import { Button } from '../form/button.tsx'
import { entered } from '../form/entered.ts'
import { Field } from '../form/field.tsx'
import { SelectField } from '../form/select-field.tsx'

const NAMES = ['persona', 'tipo', 'asunto', 'desde', 'hasta'] as const

/** What is looked for is in the address, so that it can be sent to somebody and gone back to. */
export const LogFilter = ({ failure }: { readonly failure: Failure | undefined }) => {
  const { filter: texts, subjects } = useTextsOf({ es: spanish, en: english })
  const [parameters, setParameters] = useSearchParams()
  const { data: members } = useCall(listStaff, {})
  const people = members?.map(({ id, name, email }) => ({ value: id, text: `${name} · ${email}` }))
  const chosen = (name: (typeof NAMES)[number]) => parameters.get(name) ?? ''
  return (
    <form
      // Another address is another form.
      key={`${parameters}`}
      noValidate
      className="grid grid-cols-2 items-end gap-4 *:min-w-0 lg:grid-cols-3"
      onSubmit={(event) => {
        const field = entered(event)
        setParameters(NAMES.map((name): [string, string] => [name, field(name).trim()]).filter(([, value]) => value !== ''))
      }}
    >
      <SelectField
        name="persona"
        label={texts.person}
        defaultValue={chosen('persona')}
        // Who was chosen stays chosen until the names are there.
        options={[
          { value: '', text: texts.everybody },
          ...(people ?? [{ value: chosen('persona'), text: '…' }].filter(({ value }) => value)),
        ]}
      />
      <SelectField
        name="tipo"
        label={texts.kind}
        defaultValue={chosen('tipo')}
        options={[
          { value: '', text: texts.everything },
          ...AUDIT_SUBJECTS.map((kind) => ({ value: auditSubject.encode(kind), text: subjects[kind] })),
        ]}
      />
      <Field name="asunto" label={texts.ref} defaultValue={chosen('asunto')} autoComplete="off" failure={failure} />
      <Field name="desde" type="date" label={texts.from} defaultValue={chosen('desde')} failure={failure} />
      <Field name="hasta" type="date" label={texts.to} defaultValue={chosen('hasta')} failure={failure} />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button type="submit">{texts.submit}</Button>
        {NAMES.some((name) => chosen(name)) && (
          <Link to="?" className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
            {texts.clear}
          </Link>
        )}
      </div>
    </form>
  )
}
