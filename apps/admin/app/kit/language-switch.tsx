import { languageTag, useLanguage } from '../language.tsx'

const NAMES = { es: 'Español', en: 'English' } as const

/** Names the other language in that language, so that whoever needs it can read it. */
export function LanguageSwitch({ className = 'text-brand hover:bg-brand-tint' }: { readonly className?: string }) {
  const { locale, choose } = useLanguage()
  const other = locale === 'es' ? 'en' : 'es'
  return (
    <button
      type="button"
      lang={languageTag(other)}
      onClick={() => choose(other)}
      className={`min-h-11 cursor-pointer rounded-lg px-3 text-sm font-semibold ${className}`}
    >
      {NAMES[other]}
    </button>
  )
}
