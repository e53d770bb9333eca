import { decisionsFor, type MissingName, NAME_DECISIONS, type NameChoice } from '@shop/domain/imports/import-names'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { SelectField } from '@shop/ui/form/select-field'
import { useImportTexts } from './import-texts.ts'
import type { NameDraft } from './name-draft.ts'

type Props = {
  readonly at: (name: string) => FieldPlace
  readonly name: MissingName
  readonly draft: NameDraft
  readonly choices: readonly NameChoice[]
  readonly onDecide: (draft: NameDraft) => void
}

/** One name: how often it is said, where it would be, and what becomes of it. */
export function NameRow({ at, name: { id, kind, name, rows, inside, knownAs }, draft, choices, onDecide }: Props) {
  const { names: texts } = useImportTexts()
  const offered = decisionsFor(kind).filter((one) => one !== 'use' || choices.length > 0)
  return (
    <li className="grid items-center gap-x-4 gap-y-2 p-3 sm:grid-cols-[2fr_1fr_1fr]">
      <div className="min-w-0">
        <span className="font-semibold break-words">{name}</span>
        <span className="block text-sm text-muted">{[texts.rows(rows), inside].filter(Boolean).join(' · ')}</span>
        {knownAs && <span className="block text-sm text-good">{texts.knownAs(knownAs)}</span>}
      </div>
      <SelectField
        field={at(`decided.${id}.decision`)}
        label={texts.decisionOf(name)}
        hidesLabel
        isOptional
        value={draft.decision}
        options={[{ value: '', text: texts.undecided }, ...offered.map((one) => ({ value: one, text: texts.decisions[one] }))]}
        onChange={({ target: { value } }) => onDecide({ ...draft, decision: NAME_DECISIONS.find((one) => one === value) ?? '' })}
      />
      {draft.decision === 'use' && (
        <SelectField
          field={at(`decided.${id}.targetId`)}
          label={texts.targetOf(name)}
          hidesLabel
          value={draft.targetId}
          options={[{ value: '', text: texts.choose }, ...choices.map((one) => ({ value: one.id, text: one.name }))]}
          onChange={({ target: { value } }) => onDecide({ ...draft, targetId: value })}
        />
      )}
    </li>
  )
}
