import { listShopWindows } from '@shop/contract/staff/shop-window'
import { useSearchParams } from 'react-router'
import { HomeDesk } from '../features/shop-window/home-desk.tsx'
import { ListChoice } from '../features/shop-window/list-choice.tsx'
import { useShopWindowTexts } from '../features/shop-window/shop-window-texts.ts'
import { WindowDesk } from '../features/shop-window/window-desk.tsx'
import { useCall } from '../kit/calls/use-call.ts'
import { Screen } from '../kit/screen.tsx'
import { ViewLinks } from '../kit/view-links.tsx'
import { useTexts } from '../language.tsx'
import { screens } from '../screens.ts'

const HOME = 'portada'
const FIRST_LIST = 'premium'

/** What lists and Home open with. */
export function ShopWindow() {
  const texts = useShopWindowTexts()
  const names = useTexts().screens
  const [parameters, setParameters] = useSearchParams()
  const word = parameters.get('lista') ?? FIRST_LIST
  const windows = useCall(listShopWindows, {})
  return (
    <Screen title={names.shopWindow} lead={texts.lead}>
      <ViewLinks
        label={texts.views}
        views={[
          { to: screens.shopWindow.path, text: texts.listsView, isShown: word !== HOME },
          { to: `${screens.shopWindow.path}?lista=${HOME}`, text: texts.homeView, isShown: word === HOME },
        ]}
      />
      {word === HOME ? (
        <HomeDesk />
      ) : (
        <>
          <ListChoice of={windows} word={word} onChoose={(lista) => setParameters({ lista })} />
          <WindowDesk key={word} word={word} onKept={windows.reload} />
        </>
      )}
    </Screen>
  )
}
