import { listCarrierSettings, orderCarriers } from '@shop/contract/staff/carriers'
import { formatMoney } from '@shop/domain/money'
import type { CarrierSetting } from '@shop/domain/shop-settings'
import { Button } from '@shop/ui/button'
import { Card } from '@shop/ui/card'
import { useState } from 'react'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { useCall } from '../../kit/calls/use-call.ts'
import { SortableList } from '../../kit/list/sortable-list.tsx'
import { useOrdering } from '../../kit/list/use-ordering.ts'
import { Loaded } from '../../kit/loaded.tsx'
import { useLanguage } from '../../language.tsx'
import { CarrierDialog } from './carrier-dialog.tsx'

export function Carriers() {
  const { carriers: texts } = useSettingsTexts()
  const { locale } = useLanguage()
  const called = useCall(listCarrierSettings, {})
  const [editing, setEditing] = useState<CarrierSetting | 'new'>()
  const { wish, ask } = useOrdering({
    called,
    endpoint: orderCarriers,
    inputOf: (carriers) => ({ body: { keys: carriers.map(({ key }) => key) } }),
    said: texts.ordered,
  })
  return (
    <Card
      title={texts.title}
      note={texts.note}
      aside={
        <Button look="plain" onClick={() => setEditing('new')}>
          {texts.add}
        </Button>
      }
    >
      <Loaded of={called}>
        {(carriers) => (
          <SortableList
            items={wish ?? carriers}
            keyOf={({ key }) => key}
            nameOf={({ names }) => names[locale]}
            label={texts.title}
            texts={texts}
            onOrder={ask}
          >
            {(carrier) => (
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <CarrierFacts carrier={carrier} />
                <Button look="plain" aria-label={texts.editOf(carrier.names[locale])} onClick={() => setEditing(carrier)}>
                  {texts.edit}
                </Button>
              </div>
            )}
          </SortableList>
        )}
      </Loaded>
      {editing && (
        <CarrierDialog
          carrier={editing === 'new' ? undefined : editing}
          onSaved={() => {
            setEditing(undefined)
            called.reload()
          }}
          onShowNew={() => {
            setEditing(undefined)
            called.reload()
          }}
          onClose={() => setEditing(undefined)}
        />
      )}
    </Card>
  )
}

function CarrierFacts({ carrier }: { readonly carrier: CarrierSetting }) {
  const { carriers: texts } = useSettingsTexts()
  const { locale } = useLanguage()
  const { names, isStandard, isActive, price, bulkySurcharge, days, openCheckouts } = carrier
  const cost = texts.price(formatMoney(price), bulkySurcharge > 0 ? formatMoney(bulkySurcharge) : '')
  const time = days ? texts.days(days.fewestDays, days.mostDays) : texts.asStandard
  return (
    <div className="min-w-0 flex-1 basis-56">
      <p className="font-semibold">
        {names[locale]}
        {!isActive && <span className="ml-2 rounded-full bg-ground px-2 py-0.5 text-sm font-medium text-muted">{texts.off}</span>}
      </p>
      <p className="text-sm text-muted">{isStandard ? texts.standardPrice : `${cost} · ${time}`}</p>
      {openCheckouts > 0 && <p className="text-sm text-muted">{texts.openPurchases(openCheckouts)}</p>}
    </div>
  )
}
