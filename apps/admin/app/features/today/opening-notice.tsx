import type { Today } from '@shop/domain/today'
import { staffHome as english } from '@shop/texts/en/staff/home'
import { staffHome as spanish } from '@shop/texts/es/staff/home'
import { LinkButton } from '../../kit/link-button.tsx'
import { useMember } from '../../kit/session/session.tsx'
import { useTextsOf } from '../../language.tsx'
import { screens, screensOf } from '../../screens.ts'

/** Nobody works all day in a closed shop without being told; whoever can open it is told what is missing. */
export const OpeningNotice = ({ opening: { isOpen, missing } }: Pick<Today, 'opening'>) => {
  const { opening: texts } = useTextsOf({ es: spanish, en: english })
  const { role } = useMember()
  if (isOpen) return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-3 rounded-2xl border border-accent bg-accent/15 p-5">
      <div>
        <h2 className="text-lg font-bold">{texts.title}</h2>
        <p>{missing > 0 ? texts.missing(missing) : texts.ready}</p>
      </div>
      {screensOf(role).includes('opening') && <LinkButton to={screens.opening.path}>{texts.go}</LinkButton>}
    </section>
  )
}
