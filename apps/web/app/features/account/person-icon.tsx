/** As large whether somebody is signed in or not. */
export const BUTTON =
  'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-lg text-sm font-semibold hover:bg-brand-dark lg:w-28 lg:justify-start lg:px-2'

export const PersonIcon = ({ isIn = false }: { readonly isIn?: boolean }) => (
  <svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    className={`size-6 shrink-0 stroke-current stroke-2 ${isIn ? 'fill-accent/90 stroke-accent' : 'fill-none'}`}
  >
    <path d="M12 12a4.500 4.500 0 100-9 4.500 4.500 0 000 9ZM4 21a8 8 0 0116 0Z" strokeLinejoin="round" />
  </svg>
)
