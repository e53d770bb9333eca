import { addSymptom, changeSymptom, removeSymptom } from '@shop/contract/staff/symptoms'
import { symptomKind } from '@shop/contract/wire/catalogue/staff-symptom'
import type { StaffPartType } from '@shop/domain/staff-shelf'
import { type StaffSymptom, SYMPTOM_KINDS, takenPhrase } from '@shop/domain/symptom'
import { rulesOf } from '@shop/ui/form/rules'
import { TextArea } from '@shop/ui/form/text-area'
import { TickField } from '@shop/ui/form/tick-field'
import { ChoiceField } from '../../kit/form/choice-field.tsx'
import { RowForm } from '../../kit/form/row-form.tsx'
import { useForm } from '../../kit/form/use-form.ts'
import { useKeepRow, useRemoveRow } from '../../kit/form/use-row.ts'
import { PartTypeChoice } from './part-type-choice.tsx'
import { useSearchDeskTexts } from './search-desk-texts.ts'

type Props = {
  readonly symptom: StaffSymptom | undefined
  readonly others: readonly StaffSymptom[]
  readonly types: readonly StaffPartType[]
  readonly onDone: () => void
  readonly onCancel: () => void
}

function typed(symptom: StaffSymptom | undefined) {
  return {
    // As it is sent: that is what the rules read.
    kind: symptomKind.encode(symptom?.kind ?? 'symptom'),
    phrasesEs: symptom?.phrases.es.join('\n') ?? '',
    phrasesEn: symptom?.phrases.en.join('\n') ?? '',
    adviceEs: symptom?.advice.es ?? '',
    adviceEn: symptom?.advice.en ?? '',
    partTypeIds: symptom?.partTypes.map(({ id }) => id) ?? ([] as readonly string[]),
    isActive: symptom?.isActive ?? true,
  }
}

export function SymptomForm({ symptom, others, types, onDone, onCancel }: Props) {
  const { form: texts, kinds } = useSearchDeskTexts()
  const row = symptom && { id: Number(symptom.id), version: symptom.version }
  const send = useKeepRow({ row, add: addSymptom, change: changeSymptom, texts, onDone })
  const removal = useRemoveRow({ row, endpoint: removeSymptom, texts, onDone })
  const form = useForm({ id: 'symptom', initial: typed(symptom), rules: rulesOf(addSymptom), send })
  return (
    <RowForm
      title={symptom ? texts.edit(symptom.phrases.es[0] ?? '') : texts.create}
      form={form}
      texts={texts}
      removal={removal}
      onDone={onDone}
      onCancel={onCancel}
    >
      <ChoiceField
        field={form.at('kind')}
        label={texts.kind}
        options={SYMPTOM_KINDS.map((kind) => ({ value: symptomKind.encode(kind), text: kinds[kind] }))}
        chosen={form.values.kind}
        onChoose={(kind) => form.change({ kind })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <div>
          <TextArea field={form.field('phrasesEs')} label={texts.phrases} hint={texts.phrasesHint} rows={6} />
          <Taken typed={form.values.phrasesEs} others={others} />
        </div>
        <div>
          <TextArea field={form.field('phrasesEn')} label={texts.phrasesEn} isOptional rows={6} />
          <Taken typed={form.values.phrasesEn} others={others} />
        </div>
      </div>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextArea field={form.field('adviceEs')} label={texts.advice} hint={texts.adviceHint} rows={4} />
        <TextArea field={form.field('adviceEn')} label={texts.adviceEn} rows={4} />
      </div>
      <PartTypeChoice
        field={form.at('partTypeIds')}
        types={types}
        chosen={form.values.partTypeIds}
        onChange={(partTypeIds) => form.change({ partTypeIds })}
      />
      <TickField field={form.at('isActive')} isTicked={form.values.isActive} onTick={(isActive) => form.change({ isActive })}>
        {texts.isActive}
      </TickField>
    </RowForm>
  )
}

/** Says while it is typed which phrase another entry has, and which one that is. */
function Taken({ typed: lines, others }: { readonly typed: string; readonly others: readonly StaffSymptom[] }) {
  const { form: texts } = useSearchDeskTexts()
  const taken = takenPhrase(
    lines.split(/[,;\n]/).filter((line) => line.trim() !== ''),
    others,
  )
  return (
    <p role="status" className="mt-1 text-sm font-medium text-bad">
      {taken && texts.taken(taken.phrase.trim(), taken.by.phrases.es[0] ?? '')}
    </p>
  )
}
