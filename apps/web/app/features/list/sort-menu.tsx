import { SORTS, type Sort } from '@shop/domain/listing'
import { buttonLook } from '@shop/ui/button-look'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from '../../router/form.tsx'
import { useLocation, useSearchParams } from '../../router/router-context.ts'
import { useTexts } from '../../texts.ts'

const NOT_KEPT = new Set(['sort', 'page'])

type Props = {
  readonly sort: Sort
  /** What the list is sorted by when nobody chose. */
  readonly natural: string
}

/** A form that works before scripts arrive; with them, choosing is enough. A new order begins at its first page. */
export function SortMenu({ sort, natural }: Props) {
  const { list } = useTexts()
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const submit = useSubmit()
  const menu = useRef<HTMLSelectElement>(null)
  const number = SORTS.indexOf(sort)
  useEffect(() => {
    // Somebody quick chose before the scripts arrived: his choice counts. Sent as if by hand, which also wakes what sleeps.
    if (menu.current && menu.current.value !== String(number)) menu.current.form?.requestSubmit()
  }, [number])
  return (
    <Form action={pathname} className="flex items-center gap-2" onChange={(event) => submit(event.currentTarget)}>
      {[...params]
        .filter(([name]) => !NOT_KEPT.has(name))
        .map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
      <label htmlFor="sort" className="sr-only text-sm text-muted sm:not-sr-only">
        {list.sortBy}
      </label>
      <select
        ref={menu}
        id="sort"
        name="sort"
        defaultValue={number}
        key={sort}
        className="min-h-11 rounded-lg border border-line bg-white px-3"
      >
        {SORTS.map((name, i) => (
          <option key={name} value={i}>
            {name === 'relevance' ? natural : list.sorts[name]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className={buttonLook('main')}>
          {list.sort}
        </button>
      </noscript>
    </Form>
  )
}
