import { Button } from '@shop/ui/button'
import { useTexts } from '../texts.ts'

type Props = {
  readonly texts: { readonly loading: string; readonly failed: string }
  /** There once it did not come. */
  readonly retry: (() => void) | undefined
  readonly className?: string
}

/** In place of what has not come yet, or could not be had. The notice beside the page says why; it may be closed. */
export const Awaited = ({ texts, retry, className = 'min-h-[50vh]' }: Props) => {
  const { failure } = useTexts()
  return (
    <div role="status" className={`text-muted ${className}`}>
      {retry ? texts.failed : texts.loading}
      {retry && (
        <Button
          look="link"
          onClick={() => {
            hideFailures()
            retry()
          }}
        >
          {failure.retry}
        </Button>
      )}
    </div>
  )
}

/** Whoever tries again here needs the notice no more. */
const hideFailures = () => void import('./failure-notice.ts').then((notice) => notice.hideFailures(), console.warn)
