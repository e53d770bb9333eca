import { getPolicies } from '@shop/contract/shop/policies'
import { PATHS, pathTo } from '@shop/domain/site-paths'
import type { StaffOrder } from '@shop/domain/staff-order'
import { Button } from '@shop/ui/button'
import { TextArea } from '@shop/ui/form/text-area'
import { useCall } from '../../kit/calls/use-call.ts'
import { looseField } from '../../kit/form/loose-field.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useNotices } from '../../kit/use-notices.ts'
import { languageTag, useLanguage } from '../../language.tsx'
import { evidenceText } from './evidence-text.ts'
import { useDisputeTexts } from './use-dispute-texts.ts'

/** What the shop knows of an order that helps to answer its bank, ready to be pasted. */
export function EvidencePack({ seen }: { readonly seen: StaffOrder }) {
  const { evidence: texts } = useDisputeTexts()
  const called = useCall(getPolicies, {})
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-2">
        {texts.title}
      </summary>
      <div className="mt-2">
        <Loaded of={called}>{({ returns }) => <Pack seen={seen} returnDays={returns.days} />}</Loaded>
      </div>
    </details>
  )
}

function Pack({ seen, returnDays }: { readonly seen: StaffOrder; readonly returnDays: number }) {
  const { evidence: texts } = useDisputeTexts()
  const { locale } = useLanguage()
  const { say } = useNotices()
  const shown = new Intl.DateTimeFormat(languageTag(locale), { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Mexico_City' })
  const text = evidenceText(seen, {
    texts,
    written: (at) => shown.format(at),
    returnDays,
    policyUrl: location.origin + pathTo(PATHS.warranty, locale),
  })
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => say(texts.copied),
      () => say(texts.notCopied),
    )
  return (
    <div className="space-y-3">
      <TextArea
        field={looseField('dispute-evidence', seen.order.folio)}
        label={texts.text}
        hidesLabel
        rows={text.split('\n').length + 2}
        readOnly
        value={text}
      />
      <Button look="plain" onClick={copy}>
        {texts.copy}
      </Button>
    </div>
  )
}
