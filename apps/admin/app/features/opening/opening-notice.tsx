import { getDoor } from '@shop/contract/shop/door'
import { getToday } from '@shop/contract/staff/today'
import { useCall } from '../../kit/calls/use-call.ts'
import { LinkButton } from '../../kit/link-button.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { screens, screensOf } from '../../screens.ts'
import { useOpeningTexts } from './opening-texts.ts'
import { PreviewButton } from './preview-button.tsx'

/** Nobody works all day in a closed shop without being told: what is missing, a way to look at it, and to the switch for whoever may move it. */
export function OpeningNotice() {
  const { role } = useMember()
  const door = useCall(getDoor, {}).data
  const isClosed = door?.isOpen === false
  const mayAsk = isClosed && getToday.roles?.some((one) => one === role)
  const missing = useCall(getToday, mayAsk ? {} : undefined).data?.opening.missing ?? []
  const { notice: texts, steps } = useOpeningTexts()
  if (!isClosed) return null
  return (
    <section className="rounded-2xl border border-accent bg-accent/15 p-5">
      <h2 className="text-lg font-bold">{texts.title}</h2>
      {missing.length > 0 ? (
        <p>
          {texts.missing(missing.length)} {missing.map((step) => steps[step].title).join(' · ')}
        </p>
      ) : (
        screensOf(role).includes('opening') && <p>{texts.ready}</p>
      )}
      <div className="mt-3 flex flex-wrap gap-3">
        {screensOf(role).includes('opening') && <LinkButton to={screens.opening.path}>{texts.go}</LinkButton>}
        <PreviewButton />
      </div>
    </section>
  )
}
