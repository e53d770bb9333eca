type Props = { readonly name: string; readonly value: string; readonly className?: string }

export function TotalRow({ name, value, className = '' }: Props) {
  return (
    <div className={`flex justify-between gap-4 ${className}`}>
      <dt>{name}</dt>
      <dd className="tabular-nums">{value}</dd>
    </div>
  )
}
