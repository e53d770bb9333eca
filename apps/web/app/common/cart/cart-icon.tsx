export function CartIcon({ className }: { readonly className: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      className={className}
    >
      <path strokeLinecap="round" d="M3 4h2.2l2.3 11h10.3L20 7.5H6" />
      <circle cx="9" cy="19.5" r="1.2" />
      <circle cx="16.5" cy="19.5" r="1.2" />
    </svg>
  )
}
