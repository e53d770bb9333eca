import { FieldFrame, type FieldProps, INPUT, inputOf } from './field-frame.tsx'

/** The digits of a message or an authenticator app: one field that can be pasted into and that phones fill in. */
export function CodeField(props: FieldProps) {
  return (
    <FieldFrame {...props}>
      <input
        {...inputOf(props.field, props)}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={12}
        className={`${INPUT} text-center text-2xl font-bold tracking-[0.3em] tabular-nums`}
      />
    </FieldFrame>
  )
}
