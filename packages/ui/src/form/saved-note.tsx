/** Says that something went well, where it was done. */
export function SavedNote({ text }: { readonly text: string }) {
  return (
    <p role="status" className={text ? 'rounded-lg bg-good/10 p-3 text-sm font-medium text-good' : 'sr-only'}>
      {text}
    </p>
  )
}
