import { Button } from '@shop/ui/button'
import { TextField } from '@shop/ui/form/text-field'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useOrderTexts } from '../../common/order/order-texts.ts'
import { entered } from '../../kit/form/entered.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { CloseIcon } from '../../kit/icons.tsx'
import { screens } from '../../screens.ts'

const KEPT_AS = 'admin-order-views'
const MOST_VIEWS = 12
type View = { readonly name: string; readonly query: string }

/** Filters that somebody uses every day, under a name of their own. They stay in this browser. */
export function SavedViews() {
  const texts = useOrderTexts()
  const [parameters] = useSearchParams()
  const [views, setViews] = useState(keptViews)
  const query = new URLSearchParams([...parameters].filter(([name]) => name !== 'page')).toString()
  const keep = (kept: readonly View[]) => {
    localStorage.setItem(KEPT_AS, JSON.stringify(kept))
    setViews(kept)
  }
  const save = (name: string) => {
    if (name) keep([...views.filter((view) => view.name !== name), { name, query }].slice(-MOST_VIEWS))
  }
  return (
    <div className="space-y-2">
      {views.length > 0 && (
        <nav aria-label={texts.saved}>
          <ul className="flex flex-wrap gap-2">
            {views.map((view) => (
              <li key={view.name} className="flex items-center rounded-full border border-line bg-white">
                <Link to={`${screens.orders.path}?${view.query}`} className="inline-flex min-h-11 items-center pl-4 font-medium text-brand">
                  {view.name}
                </Link>
                <button
                  type="button"
                  aria-label={texts.forgetView(view.name)}
                  className="grid size-11 cursor-pointer place-items-center rounded-full hover:bg-ground"
                  onClick={() => keep(views.filter(({ name }) => name !== view.name))}
                >
                  <CloseIcon className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {query && (
        <details>
          <summary className="inline-block min-h-9 cursor-pointer py-2 text-brand underline underline-offset-2">{texts.saveView}</summary>
          <form noValidate className="flex max-w-md items-end gap-2" onSubmit={(event) => save(entered(event)('vista').trim())}>
            <TextField
              field={looseField('saved-view', 'vista')}
              label={texts.viewName}
              maxLength={40}
              autoComplete="off"
              className="flex-1"
            />
            <Button type="submit" look="plain">
              {texts.save}
            </Button>
          </form>
        </details>
      )}
    </div>
  )
}

/** Storage is no place to trust. */
function keptViews(): readonly View[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEPT_AS) ?? '[]')
    return Array.isArray(kept) ? kept.filter((view): view is View => typeof view?.name === 'string' && typeof view.query === 'string') : []
  } catch {
    return []
  }
}
