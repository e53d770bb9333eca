import { DEFAULT_PAGE_SIZE, SORTS, type Sort } from '@shop/domain/listing'
import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { useTexts } from '../texts.ts'

/** A form that works before scripts arrive; with them, choosing is enough. A new order begins at its first page. */
export const SortMenu = ({ sort, limit }: { readonly sort: Sort; readonly limit: number }) => {
  const { list } = useTexts()
  const submit = useSubmit()
  const menu = useRef<HTMLSelectElement>(null)
  const number = SORTS.indexOf(sort)
  useEffect(() => {
    // Somebody quick chose before the scripts arrived: his choice counts.
    if (menu.current && menu.current.value !== String(number)) submit(menu.current.form)
  }, [number, submit])
  return (
    <Form className="flex items-center gap-2" onChange={(event) => submit(event.currentTarget)}>
      {limit !== DEFAULT_PAGE_SIZE && <input type="hidden" name="limit" value={limit} />}
      <label htmlFor="sort" className="text-sm text-muted">
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
            {list.sorts[name]}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" className="min-h-11 rounded-lg bg-brand px-4 font-semibold text-white">
          {list.sort}
        </button>
      </noscript>
    </Form>
  )
}
