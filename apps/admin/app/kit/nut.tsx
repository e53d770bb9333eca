/** The shop's mark. */
export const Nut = ({ className = 'size-6' }: { readonly className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={`${className} shrink-0`} fill="currentColor">
    <path fillRule="evenodd" d="M12 2l8.7 5v10L12 22l-8.7-5V7zM12 7.5a4.5 4.5 0 100 9 4.5 4.5 0 000-9z" />
  </svg>
)
