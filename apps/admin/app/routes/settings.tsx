import { readSettings } from '@shop/contract/staff/settings'
import { type ReactNode, useState } from 'react'
import { useSearchParams } from 'react-router'
import { useSettingsTexts } from '../common/settings-texts.ts'
import { BankAccount } from '../features/settings/bank-account.tsx'
import { Carriers } from '../features/settings/carriers.tsx'
import { Holidays } from '../features/settings/holidays.tsx'
import { Identity } from '../features/settings/identity.tsx'
import { Looks } from '../features/settings/looks.tsx'
import { OpeningHoursPanel } from '../features/settings/opening-hours.tsx'
import { PolicyTexts } from '../features/settings/policy-texts.tsx'
import { Promises } from '../features/settings/promises.tsx'
import type { SettingsShown } from '../features/settings/setting-panel.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Loaded } from '../kit/loaded.tsx'
import { Screen } from '../kit/screen.tsx'
import { useMember } from '../kit/session/session.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts } from '../language.tsx'

const OF_OWNER = ['promesas', 'horario', 'tienda', 'cuenta', 'paqueterias', 'textos'] as const

export function Settings() {
  const texts = useSettingsTexts()
  const { screens } = useTexts()
  const [parameters] = useSearchParams()
  const { role } = useMember()
  // Whoever may not read the settings writes the texts.
  const mine = readSettings.roles?.some((one) => one === role) ? OF_OWNER : (['textos'] as const)
  const view = mine.find((one) => one === parameters.get('ver')) ?? mine[0]
  const views = mine.map((one) => ({ to: `?ver=${one}`, text: texts.view[one], isShown: one === view }))
  return (
    <Screen title={screens.settings} lead={texts.lead}>
      <ViewLinks label={texts.views} views={views} />
      {view === 'promesas' && <OfShop>{(shown) => <Promises {...shown} />}</OfShop>}
      {view === 'horario' && (
        <OfShop>
          {(shown) => (
            <div className="space-y-6">
              <OpeningHoursPanel {...shown} />
              <Holidays {...shown} />
            </div>
          )}
        </OfShop>
      )}
      {view === 'tienda' && (
        <OfShop>
          {(shown) => (
            <div className="space-y-6">
              <Identity {...shown} />
              <Looks {...shown} />
            </div>
          )}
        </OfShop>
      )}
      {view === 'cuenta' && <OfShop>{(shown) => <BankAccount {...shown} />}</OfShop>}
      {view === 'paqueterias' && <Carriers />}
      {view === 'textos' && <PolicyTexts />}
    </Screen>
  )
}

/** The settings as they are when the view is opened, or when somebody asks to see what a colleague saved. */
function OfShop({ children }: { readonly children: (shown: SettingsShown) => ReactNode }) {
  const [round, setRound] = useState(0)
  return (
    <Asked key={round} onShowNew={() => setRound(round + 1)}>
      {children}
    </Asked>
  )
}

type AskedProps = { readonly onShowNew: () => void; readonly children: (shown: SettingsShown) => ReactNode }

function Asked({ onShowNew, children }: AskedProps) {
  return <Loaded of={useCall(readSettings, {})}>{(settings) => children({ settings, onShowNew })}</Loaded>
}
