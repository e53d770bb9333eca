import { listStaffShelves } from '@shop/contract/staff/shelves'
import { Button } from '@shop/ui/button'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { CategoryDialog } from '../features/categories/category-dialog.tsx'
import { useCategoryTexts } from '../features/categories/category-texts.ts'
import { SubcategoryDialog } from '../features/categories/subcategory-dialog.tsx'
import { SubcategoryPanel } from '../features/categories/subcategory-panel.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useLanguage, useTexts } from '../language.tsx'
import { screens } from '../screens.ts'
import { NotFound } from './not-found.tsx'

export function Category() {
  const texts = useCategoryTexts()
  const { screens: names } = useTexts()
  const { locale } = useLanguage()
  const { id = '' } = useParams()
  const called = useCall(listStaffShelves, {})
  const [editing, setEditing] = useState<'itself' | 'new'>()
  const category = called.data?.find((one) => one.id === id)
  const close = () => setEditing(undefined)
  const conclude = () => {
    close()
    called.reload()
  }
  if (called.data && !category) return <NotFound />
  return (
    <Screen title={category?.names[locale] ?? names.categories}>
      <Link to={screens.categories.path} className="inline-flex min-h-11 items-center text-brand underline underline-offset-2">
        {texts.back}
      </Link>
      <Loaded of={called}>
        {(shelves) =>
          category && (
            <div className="space-y-6">
              <div className="flex flex-wrap gap-2">
                <Button onClick={() => setEditing('new')}>{texts.addSubcategory}</Button>
                <Button look="plain" onClick={() => setEditing('itself')}>
                  {texts.editCategory}
                </Button>
              </div>
              {category.subcategories.length === 0 && <p className="text-muted">{texts.noSubcategories}</p>}
              {category.subcategories.map((subcategory) => (
                <SubcategoryPanel
                  key={subcategory.id}
                  shelves={shelves}
                  category={category}
                  subcategory={subcategory}
                  onChange={called.reload}
                />
              ))}
              {editing === 'itself' && <CategoryDialog category={category} onDone={conclude} onClose={close} />}
              {editing === 'new' && (
                <SubcategoryDialog shelves={shelves} inside={category} subcategory={undefined} onDone={conclude} onClose={close} />
              )}
            </div>
          )
        }
      </Loaded>
    </Screen>
  )
}
