import { listStaffShelves, orderCategories } from '@shop/contract/staff/shelves'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { Link } from 'react-router'
import { CategoryDialog } from '../features/categories/category-dialog.tsx'
import { useCategoryTexts } from '../features/categories/category-texts.ts'
import { partCount } from '../features/categories/part-count.ts'
import { useCall } from '../kit/calls/use-call.ts'
import { SortableList } from '../kit/list/sortable-list.tsx'
import { useOrdering } from '../kit/list/use-ordering.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useLanguage, useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

export function Categories() {
  const texts = useCategoryTexts()
  const { screens: names } = useTexts()
  const { locale } = useLanguage()
  const called = useCall(listStaffShelves, {})
  const [isAdding, setAdding] = useState(false)
  const { wish, ask } = useOrdering({
    called,
    endpoint: orderCategories,
    inputOf: (categories) => ({ body: { ids: categories.map(({ id }) => id) } }),
    said: texts.ordered,
  })
  return (
    <Screen title={names.categories} lead={texts.lead}>
      <Card title={texts.order} note={texts.orderNote} aside={<Button onClick={() => setAdding(true)}>{texts.addCategory}</Button>}>
        <Loaded of={called}>
          {(shelves) => (
            <>
              <SortableList
                items={wish ?? shelves}
                keyOf={({ id }) => id}
                nameOf={(category) => category.names[locale]}
                label={texts.order}
                texts={texts}
                onOrder={ask}
              >
                {(category) => (
                  <Link
                    to={`${screens.categories.path}/${category.id}`}
                    className="block min-h-11 rounded-lg px-2 py-1 hover:bg-brand-tint/40"
                  >
                    <span className="block font-semibold text-brand">{category.names[locale]}</span>
                    <span className="block text-sm text-muted">{texts.contents(category.subcategories.length, partCount(category))}</span>
                  </Link>
                )}
              </SortableList>
              {isAdding && (
                <CategoryDialog
                  category={undefined}
                  onDone={() => {
                    setAdding(false)
                    called.reload()
                  }}
                  onClose={() => setAdding(false)}
                />
              )}
            </>
          )}
        </Loaded>
      </Card>
    </Screen>
  )
}
