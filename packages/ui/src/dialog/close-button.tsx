type Props = { readonly label: string; readonly onClose: () => void; readonly className?: string }

/** Leaves what lies above the page; its place is beside the heading. */
export function CloseButton({ label, onClose, className = 'hover:bg-ground' }: Props) {
  return (
    <button
      type="button"
      onClick={onClose}
      aria-label={label}
      className={`grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-2xl ${className}`}
    >
      <span aria-hidden="true">×</span>
    </button>
  )
}
