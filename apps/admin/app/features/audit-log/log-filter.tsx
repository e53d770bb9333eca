import { listStaff } from '@shop/contract/staff/members'
import { auditSubject } from '@shop/contract/wire/people/audit-entry'
import { AUDIT_SUBJECTS } from '@shop/domain/audit-log'
import { staffAuditLog as english } from '@shop/texts/en/staff/audit-log'
import { staffAuditLog as spanish } from '@shop/texts/es/staff/audit-log'
import { Button } from '@shop/ui/button'
import { SelectField } from '@shop/ui/form/select-field'
import { TextField } from '@shop/ui/form/text-field'
import { Link, useSearchParams } from 'react-router'
import { useCall } from '../../kit/calls/use-call.ts'
import { entered } from '../../kit/form/entered.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { useTextsOf } from '../../language.tsx'

const NAMES = ['persona', 'tipo', 'asunto', 'desde', 'hasta'] as const

/** What is looked for is in the address, so that it can be sent to somebody and gone back to. */
export function LogFilter() {
  const { filter: texts, subjects } = useTextsOf({ es: spanish, en: english })
  const [parameters, setParameters] = useSearchParams()
  const { data: members } = useCall(listStaff, {})
  const people = members?.map(({ id, name, email }) => ({ value: id, text: `${name} · ${email}` }))
  const place = (name: (typeof NAMES)[number]) => looseField('log-filter', name)
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
        field={place('persona')}
        label={texts.person}
        defaultValue={chosen('persona')}
        // Who was chosen stays chosen until the names are there.
        options={[
          { value: '', text: texts.everybody },
          ...(people ?? [{ value: chosen('persona'), text: '…' }].filter(({ value }) => value)),
        ]}
      />
      <SelectField
        field={place('tipo')}
        label={texts.kind}
        defaultValue={chosen('tipo')}
        options={[
          { value: '', text: texts.everything },
          ...AUDIT_SUBJECTS.map((kind) => ({ value: auditSubject.encode(kind), text: subjects[kind] })),
        ]}
      />
      <TextField field={place('asunto')} label={texts.ref} defaultValue={chosen('asunto')} autoComplete="off" />
      <TextField field={place('desde')} type="date" label={texts.from} defaultValue={chosen('desde')} />
      <TextField field={place('hasta')} type="date" label={texts.to} defaultValue={chosen('hasta')} />
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
