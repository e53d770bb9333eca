type Props = { readonly label: string; readonly isTicked: boolean; readonly onChange: (isTicked: boolean) => void }

export const Tick = ({ label, isTicked, onChange }: Props) => (
  <label className="inline-flex min-h-11 cursor-pointer items-center gap-3">
    <input type="checkbox" checked={isTicked} onChange={() => onChange(!isTicked)} className="size-5 accent-brand" />
    {label}
  </label>
)
