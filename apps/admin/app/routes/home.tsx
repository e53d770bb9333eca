import { getPolicies } from '@shop/contract/shop/policies'
import { getToday } from '@shop/contract/staff/today'
import { dateInMexico } from '@shop/domain/business-days'
import { hoursOf } from '@shop/domain/opening-hours'
import { staffHome as english } from '@shop/texts/en/staff/home'
import { staffHome as spanish } from '@shop/texts/es/staff/home'
import { Card } from '@shop/ui/card'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isDemo, shopAddress } from '../facts.ts'
import { ConditionNotice } from '../features/condition/condition-notice.tsx'
import { OpeningNotice } from '../features/opening/opening-notice.tsx'
import { TodayPanels } from '../features/today/today-panels.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { OutsideIcon } from '../kit/icons.tsx'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useMember } from '../kit/session/session.tsx'
import { useLanguage, useTexts, useTextsOf } from '../language.tsx'
import { screens, screensOf } from '../screens.ts'

export function Home() {
  const texts = useTextsOf({ es: spanish, en: english })
  const { roles, screens: names } = useTexts()
  const { locale } = useLanguage()
  const { name, role } = useMember()
  const policies = useCall(getPolicies, {})
  return (
    <Screen title={texts.hello(name)} lead={texts.role(roles[role])}>
      <OpeningNotice />
      <ConditionNotice />
      {getToday.roles?.some((one) => one === role) && <TodayPanels />}
      <Card title={texts.screens}>
        <ul className="grid grid-cols-[repeat(auto-fit,minmax(16rem,1fr))] gap-3">
          {screensOf(role)
            .filter((screen) => screen !== 'home')
            .map((screen) => {
              const { path, icon: Icon } = screens[screen]
              return (
                <li key={screen}>
                  <Link
                    to={path}
                    className="flex h-full items-start gap-3 rounded-lg border border-line p-4 hover:border-brand hover:bg-brand-tint/40"
                  >
                    <Icon className="mt-0.5 size-6 text-brand" />
                    <span>
                      <span className="block font-semibold text-brand">{names[screen]}</span>
                      <span className="block text-sm text-muted">{texts.about[screen]}</span>
                    </span>
                  </Link>
                </li>
              )
            })}
        </ul>
      </Card>
      <div className="grid gap-6 lg:grid-cols-2">
        <Card title={texts.hours} note={texts.hoursNote}>
          <Loaded of={policies}>
            {(timetable) => {
              const today = hoursOf(timetable, dateInMexico(new Date()))
              const spans = today.map(({ opens, closes }) => texts.open(opens, closes))
              return <p className="text-2xl font-bold">{spans.join(' · ') || texts.closed}</p>
            }}
          </Loaded>
        </Card>
        <Card title={texts.links}>
          <ul className="space-y-1">
            <Outside to={shopAddress(`/${locale}`)}>{texts.shop}</Outside>
            {isDemo && (
              <Outside to={shopAddress('/buzon')} note={texts.mailboxNote}>
                {texts.mailbox}
              </Outside>
            )}
          </ul>
        </Card>
      </div>
    </Screen>
  )
}

function Outside({ to, note, children }: { readonly to: string; readonly note?: string; readonly children: ReactNode }) {
  return (
    <li>
      <a href={to} className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-2">
        <OutsideIcon className="size-4" />
        {children}
      </a>
      {note && <p className="ml-6 text-sm text-muted">{note}</p>}
    </li>
  )
}
