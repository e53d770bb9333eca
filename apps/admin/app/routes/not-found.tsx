import { HomeLink } from '../features/home-link.tsx'
import { Screen } from '../features/screen.tsx'
import { useTexts } from '../language.tsx'

export const NotFound = () => {
  const { notFound } = useTexts()
  return (
    <Screen title={notFound.title}>
      <p>{notFound.text}</p>
      <HomeLink />
    </Screen>
  )
}
