import { Link } from 'react-router'
import { useTexts } from '../language.tsx'

export function HomeLink() {
  const { goHome } = useTexts()
  return (
    <Link to="/" className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-2">
      {goHome}
    </Link>
  )
}
