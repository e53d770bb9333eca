const DELAYS = ['', '[animation-delay:150ms]', '[animation-delay:300ms]']

export function TypingMark({ says }: { readonly says: string }) {
  return (
    <p role="status" className="mt-3 flex items-center gap-2 text-sm text-muted">
      <span aria-hidden="true" className="inline-flex gap-1 rounded-full bg-white px-3 py-2 ring-1 ring-line">
        {DELAYS.map((delay) => (
          <span key={delay} className={`size-1.5 animate-bounce rounded-full bg-muted ${delay}`} />
        ))}
      </span>
      {says}
    </p>
  )
}
