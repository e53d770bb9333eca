/** Says of a folded part that it opens; its `details` is the group. */
export const DisclosureMark = () => (
  <span aria-hidden="true" className="transition-transform group-open:rotate-180">
    ▾
  </span>
)
