/** Says of a folded part that it opens; its `details` is the group. */
export function DisclosureMark() {
  return (
    <span aria-hidden="true" className="transition-transform group-open:rotate-180">
      ▾
    </span>
  )
}
