import type { MakeWithModels, StaffModel } from '@shop/domain/staff-vehicle'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { FilteredList } from '../../kit/list/filtered-list.tsx'
import { ModelDialog } from './model-dialog.tsx'
import { useVehicleTexts } from './vehicle-texts.ts'

const MANY = 8

type Props = { readonly make: MakeWithModels; readonly onChange: () => void }

export function ModelsPanel({ make, onChange }: Props) {
  const texts = useVehicleTexts()
  const [editing, setEditing] = useState<StaffModel | 'new'>()
  const close = () => setEditing(undefined)
  const conclude = () => {
    close()
    onChange()
  }
  return (
    <Card title={texts.modelsTitle} aside={<Button onClick={() => setEditing('new')}>{texts.addModel}</Button>}>
      <FilteredList
        id="models"
        rows={make.models}
        namesOf={({ name, aliases }) => [name, ...aliases]}
        texts={{ filter: texts.findModel, none: texts.noModels, noMatch: texts.noModelFound }}
        isShort={make.models.length <= MANY}
      >
        {(shown) => (
          <ul className="mt-2 divide-y divide-line">
            {shown.map((model) => (
              <li key={model.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <ModelFacts model={model} />
                <Button look="plain" aria-label={texts.editOf(model.name)} onClick={() => setEditing(model)}>
                  {texts.edit}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </FilteredList>
      {editing && (
        <ModelDialog
          makeId={Number(make.id)}
          model={editing === 'new' ? undefined : editing}
          onSaved={conclude}
          onShowNew={conclude}
          onClose={close}
        />
      )}
    </Card>
  )
}

function ModelFacts({ model: { name, aliases, runs, fitmentCount } }: { readonly model: StaffModel }) {
  const texts = useVehicleTexts()
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold">{name}</p>
      {aliases.length > 0 && <p className="text-sm text-muted">{texts.alsoCalled(aliases.join(', '))}</p>}
      <p className="text-sm text-muted">
        {runs.map(({ engine, yearFrom, yearTo }) => `${engine} (${yearFrom}–${yearTo})`).join(' · ') || texts.noRuns}
      </p>
      <p className="text-sm text-muted">{texts.fitments(fitmentCount)}</p>
    </div>
  )
}
