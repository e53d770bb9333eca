import { Button } from '@shop/ui/button'
import type { ReactNode } from 'react'
import { useTexts } from '../language.tsx'
import type { Called } from './calls/use-call.ts'

type Props<Data> = { readonly of: Called<Data>; readonly children: (data: Data) => ReactNode }

/** What was asked for once it is there; until then that it loads, or why it does not come and a way to try again. */
export function Loaded<Data>({ of: { data, failure, isLoading, reload }, children }: Props<Data>) {
  const texts = useTexts()
  if (data !== undefined) return <div aria-busy={isLoading}>{children(data)}</div>
  if (failure)
    return (
      <div role="alert" className="flex flex-wrap items-center gap-3">
        <p>{failure.message}</p>
        <Button look="plain" onClick={reload}>
          {texts.retry}
        </Button>
      </div>
    )
  return isLoading ? (
    <p role="status" className="text-muted">
      {texts.loading}
    </p>
  ) : null
}
