import { HomeLink } from '../kit/home-link.tsx'
import { Screen } from '../kit/screen.tsx'
import { useTexts } from '../language.tsx'

export function NotFound() {
  const { notFound } = useTexts()
  return (
    <Screen title={notFound.title}>
      <p>{notFound.text}</p>
      <HomeLink />
    </Screen>
  )
}
