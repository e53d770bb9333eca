import type { CounterQuotation } from '@shop/contract/wire/people/counter-quotation'
import { Button } from '@shop/ui/button'
import { TextArea } from '@shop/ui/form/text-area'
import { Link } from 'react-router'
import { looseField } from '../../kit/form/loose-field.ts'
import { TextLink } from '../../kit/text-link.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { screens } from '../../screens.ts'
import { useCounterTexts } from './use-counter-texts.ts'

type Props = { readonly quotation: CounterQuotation; readonly phone: string; readonly onDone: () => void }

/** The link is shown this once: whoever has it has the offer. */
export function QuoteReady({ quotation: { number, text }, phone, onDone }: Props) {
  const { quotation: texts } = useCounterTexts()
  const { say } = useNotices()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(texts.copied),
      () => say(texts.notCopied),
    )
  return (
    <div className="space-y-4">
      <TextArea field={looseField('quote-ready', 'texto')} label={texts.text} rows={11} readOnly value={text} />
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={copy}>{texts.copy}</Button>
        <TextLink href={`https://wa.me/52${phone}?text=${encodeURIComponent(text)}`} target="_blank" rel="noreferrer">
          {texts.whatsapp}
        </TextLink>
        <Link
          to={`${screens.quotations.path}/${number}`}
          className="inline-flex min-h-11 items-center text-brand underline underline-offset-2"
        >
          {texts.open}
        </Link>
      </div>
      <Button look="plain" onClick={onDone}>
        {texts.next}
      </Button>
    </div>
  )
}
