import type { PublicPolicies } from '@shop/domain/shop-policies'
import { useSignInTexts } from '../../common/sign-in/sign-in-texts.ts'
import { useOutletContext } from '../../router/outlet.tsx'

/** What an account is good for; on wide screens, beside the form. */
export function Benefits() {
  const { benefits } = useSignInTexts()
  const { identity } = useOutletContext<PublicPolicies>()
  return (
    <aside className="relative hidden overflow-hidden rounded-2xl bg-brand p-8 text-white lg:block">
      <svg viewBox="0 0 32 32" aria-hidden="true" className="absolute -right-24 -bottom-24 size-96 text-white/10">
        <path fill="currentColor" fillRule="evenodd" d="M16 3a13 13 0 100 26 13 13 0 000-26zM16 10a6 6 0 100 12 6 6 0 000-12z" />
      </svg>
      <h2 className="text-2xl font-bold tracking-tight">{benefits.title(identity.name)}</h2>
      <ul className="mt-6 space-y-4 text-lg">
        {benefits.list.map((benefit) => (
          <li key={benefit} className="flex items-start gap-3">
            <svg viewBox="0 0 24 24" aria-hidden="true" className="mt-0.5 size-6 shrink-0 fill-none stroke-accent stroke-[3]">
              <path d="M5 13l4.500 4.500L19 7" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
            {benefit}
          </li>
        ))}
      </ul>
      <p className="relative mt-10 border-t border-white/25 pt-4 text-sm">{benefits.safe}</p>
    </aside>
  )
}
