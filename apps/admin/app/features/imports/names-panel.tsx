import { decideImportNames, listImportNames } from '@shop/contract/staff/imports'
import type { StaffImport } from '@shop/domain/imports/import'
import { type ImportNames, NAME_DECISIONS, NAME_KINDS } from '@shop/domain/imports/import-names'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { ErrorSummary } from '@shop/ui/form/error-summary'
import { rulesOfDraft } from '@shop/ui/form/rules'
import { TickField } from '@shop/ui/form/tick-field'
import { useCall } from '../../kit/calls/use-call.ts'
import { useWrite } from '../../kit/calls/use-write.ts'
import { useForm } from '../../kit/form/use-form.ts'
import { useImportTexts } from './import-texts.ts'
import type { NameDraft } from './name-draft.ts'
import { NameRow } from './name-row.tsx'

type Props = { readonly seen: StaffImport; readonly onDone: () => void }

/** What the file names and the shop does not have. Nothing is made before somebody says so. */
export function NamesPanel({ seen, onDone }: Props) {
  const { names: texts } = useImportTexts()
  const { data } = useCall(listImportNames, { params: { id: seen.id } })
  if (!data || data.total === 0) return null
  return (
    <Card title={texts.title} note={texts.note} aside={<strong>{texts.count(data.total)}</strong>}>
      <NamesForm key={seen.checks} seen={seen} found={data} onDone={onDone} />
    </Card>
  )
}

/** By the id of the name. */
type NamesDraft = { readonly decided: Readonly<Record<string, NameDraft>>; readonly createsOthers: boolean }

function NamesForm({ seen, found: { names, total, choices }, onDone }: Props & { readonly found: ImportNames }) {
  const { names: texts } = useImportTexts()
  const write = useWrite(decideImportNames)
  const initial: NamesDraft = {
    decided: Object.fromEntries(
      names.map(({ id, decision, targetId = '' }): [string, NameDraft] => [id, { decision: decision ?? '', targetId }]),
    ),
    createsOthers: true,
  }
  const form = useForm({
    id: 'names',
    initial,
    rules: rulesOfDraft(decideImportNames, (draft: NamesDraft) => bodyOf(draft, seen.checks)),
    send: async (_, body) => {
      await write({ params: { id: seen.id }, body })
      onDone()
    },
  })
  const { decided } = form.values
  const decide = (id: string, draft: NameDraft) => form.change({ decided: { ...decided, [id]: draft } })
  return (
    <form {...form.formProps} className="space-y-4">
      <ErrorSummary of={form} />
      {NAME_KINDS.map((kind) => {
        const ofKind = names.filter((one) => one.kind === kind)
        if (ofKind.length === 0) return null
        return (
          <fieldset key={kind}>
            <legend className="font-semibold">{texts.kinds[kind]}</legend>
            <ul className="mt-2 divide-y divide-line rounded-lg border border-line">
              {ofKind.map((one) => (
                <NameRow
                  key={one.id}
                  at={form.at}
                  name={one}
                  draft={decided[one.id] ?? { decision: '', targetId: '' }}
                  choices={choices.filter((choice) => choice.kind === kind)}
                  onDecide={(draft) => decide(one.id, draft)}
                />
              ))}
            </ul>
          </fieldset>
        )
      })}
      {total > names.length && <p className="text-sm text-muted">{texts.more(total - names.length)}</p>}
      <TickField
        field={form.at('createsOthers')}
        isTicked={form.values.createsOthers}
        onTick={(createsOthers) => form.change({ createsOthers })}
      >
        {texts.createOthers}
      </TickField>
      <Button type="submit" isBusy={form.isBusy}>
        {texts.save}
      </Button>
    </form>
  )
}

function bodyOf({ decided, createsOthers }: NamesDraft, checks: number) {
  return {
    createsOthers,
    checks,
    names: Object.entries(decided).flatMap(([id, { decision, targetId }]) => {
      const chosen = NAME_DECISIONS.find((one) => one === decision)
      return chosen ? [{ id, decision: chosen, targetId: chosen === 'use' ? targetId || undefined : undefined }] : []
    }),
  }
}
