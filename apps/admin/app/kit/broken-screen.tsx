import { Button } from '@shop/ui/button'
import { useTexts } from '../language.tsx'
import { Screen } from './screen.tsx'

/** In place of a screen that failed, or whose code a newer shop has replaced; the menu around it stays. */
export function BrokenScreen() {
  const { broken } = useTexts()
  return (
    <Screen title={broken.title} lead={broken.text}>
      <Button onClick={() => location.reload()}>{broken.reload}</Button>
    </Screen>
  )
}

/** In place of everything, when what surrounds the screens failed. */
export function BrokenOffice() {
  return (
    <main className="mx-auto max-w-6xl px-4 py-6 lg:px-8 lg:py-8">
      <BrokenScreen />
    </main>
  )
}
