import type { StaffCategory, StaffPartType, StaffSubcategory } from '@shop/domain/staff-shelf'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useLanguage } from '../../language.tsx'
import { useCategoryTexts } from './category-texts.ts'
import { SubcategoryDialog } from './subcategory-dialog.tsx'
import { TypeDialog } from './type-dialog.tsx'

type Props = {
  readonly shelves: readonly StaffCategory[]
  readonly category: StaffCategory
  readonly subcategory: StaffSubcategory
  readonly onChange: () => void
}

/** A subcategory with its part types. */
export function SubcategoryPanel({ shelves, category, subcategory, onChange }: Props) {
  const texts = useCategoryTexts()
  const { locale } = useLanguage()
  const [editing, setEditing] = useState<StaffPartType | 'itself' | 'new'>()
  const close = () => setEditing(undefined)
  const conclude = () => {
    close()
    onChange()
  }
  const name = subcategory.names[locale]
  return (
    <Card
      title={name}
      aside={
        <div className="flex flex-wrap gap-2">
          <Button look="plain" aria-label={texts.editOf(name)} onClick={() => setEditing('itself')}>
            {texts.edit}
          </Button>
          <Button look="plain" aria-label={texts.addTypeTo(name)} onClick={() => setEditing('new')}>
            {texts.addType}
          </Button>
        </div>
      }
    >
      {subcategory.partTypes.length === 0 && <p className="text-muted">{texts.noTypes}</p>}
      <ul className="divide-y divide-line">
        {subcategory.partTypes.map((type) => (
          <li key={type.id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <TypeFacts type={type} />
            <Button look="plain" aria-label={texts.editOf(type.names[locale])} onClick={() => setEditing(type)}>
              {texts.edit}
            </Button>
          </li>
        ))}
      </ul>
      {editing === 'itself' && (
        <SubcategoryDialog shelves={shelves} inside={category} subcategory={subcategory} onDone={conclude} onClose={close} />
      )}
      {editing && editing !== 'itself' && (
        <TypeDialog
          shelves={shelves}
          inside={subcategory}
          type={editing === 'new' ? undefined : editing}
          onDone={conclude}
          onClose={close}
        />
      )}
    </Card>
  )
}

function TypeFacts({ type: { names, synonyms, productCount, isBulky } }: { readonly type: StaffPartType }) {
  const texts = useCategoryTexts()
  const { locale } = useLanguage()
  return (
    <div className="min-w-0 flex-1 basis-60">
      <p className="font-semibold">{names[locale]}</p>
      {synonyms[locale].length > 0 && <p className="text-sm text-muted">{texts.alsoCalled(synonyms[locale].join(', '))}</p>}
      <p className="text-sm text-muted">{[texts.parts(productCount), isBulky ? texts.bulky : ''].filter(Boolean).join(' · ')}</p>
    </div>
  )
}
