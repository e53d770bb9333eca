import type { StaffSymptom } from '@shop/domain/symptom'
import { Button } from '@shop/ui/button'
import { Table } from '@shop/ui/table'
import { FilteredList } from '../../kit/list/filtered-list.tsx'
import { moveBetweenRows } from '../../kit/table/move-between-rows.ts'
import { useLanguage } from '../../language.tsx'
import { useSearchDeskTexts } from './search-desk-texts.ts'

type Props = { readonly symptoms: readonly StaffSymptom[]; readonly onEdit: (symptom: StaffSymptom) => void }

/** Every symptom and job, by what people say. */
export function SymptomList({ symptoms, onEdit }: Props) {
  const { symptoms: texts, symptomsView, kinds } = useSearchDeskTexts()
  const { locale } = useLanguage()
  return (
    <FilteredList
      id="symptoms"
      rows={symptoms}
      namesOf={({ phrases, partTypes }) => [...phrases.es, ...phrases.en, ...partTypes.flatMap(({ names }) => [names.es, names.en])]}
      texts={texts}
    >
      {(shown) => (
        <Table
          caption={symptomsView}
          rows={shown}
          keyOf={({ id }) => id}
          onKeyDown={moveBetweenRows}
          columns={[
            { name: 'phrase', title: texts.phrase, cell: (symptom) => <Said symptom={symptom} /> },
            { name: 'kind', title: texts.kind, isSecondary: true, cell: ({ kind }) => kinds[kind] },
            {
              name: 'parts',
              title: texts.parts,
              isSecondary: true,
              cell: ({ partTypes }) => partTypes.map(({ names }) => names[locale]).join(', '),
            },
            {
              name: 'edit',
              title: texts.edit,
              cell: (symptom) => (
                <Button look="plain" aria-label={texts.editOf(symptom.phrases.es[0] ?? '')} onClick={() => onEdit(symptom)}>
                  {texts.edit}
                </Button>
              ),
            },
          ]}
        />
      )}
    </FilteredList>
  )
}

function Said({ symptom: { phrases, isActive } }: { readonly symptom: StaffSymptom }) {
  const { symptoms: texts } = useSearchDeskTexts()
  const [first, ...others] = phrases.es
  return (
    <>
      <span className="font-semibold">{first}</span>
      {!isActive && <span className="ml-2 rounded-full bg-ground px-2 py-0.5 text-xs font-semibold text-muted">{texts.off}</span>}
      {others.length > 0 && <span className="block text-sm text-muted">{texts.more(others.length)}</span>}
    </>
  )
}
