import { changeHours } from '@shop/contract/staff/settings'
import { weekday as wireDay } from '@shop/contract/wire/shop/policy-parts'
import { type OpeningHours, WEEKDAYS, type Weekday } from '@shop/domain/shop-policies'
import { Button } from '@shop/ui/button'
import { FieldError } from '@shop/ui/form/field-frame'
import type { FieldPlace } from '@shop/ui/form/form-types'
import { TextField } from '@shop/ui/form/text-field'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { CloseIcon } from '../../kit/icons.tsx'
import { type SettingForm, SettingPanel, type SettingsShown } from './setting-panel.tsx'

/** One row per day and time; the day is the wire's own word, as the rules of the form read it. */
type Span = { readonly id: string; readonly days: readonly [string]; readonly opens: string; readonly closes: string }
type Typed = { readonly hours: readonly Span[] }

function typed(hours: readonly OpeningHours[]): Typed {
  return {
    hours: hours.flatMap(({ days, opens, closes }) => days.map((day) => spanOf(`${day} ${opens}`, day, opens, closes))),
  }
}
function spanOf(id: string, day: Weekday, opens: string, closes: string): Span {
  return { id, days: [wireDay.encode(day)], opens, closes }
}
function isOn({ days: [word] }: Span, day: Weekday): boolean {
  return word === wireDay.encode(day)
}

export function OpeningHoursPanel(shown: SettingsShown) {
  const { hours: texts } = useSettingsTexts()
  return (
    <SettingPanel {...shown} title={texts.title} note={texts.note} name="hours" endpoint={changeHours} typed={typed}>
      {(form) => <Week form={form} />}
    </SettingPanel>
  )
}

function Week({ form: { values, at, change } }: { readonly form: SettingForm<Typed> }) {
  const { hours: texts } = useSettingsTexts()
  const spans = values.hours
  const field = at('hours')
  const add = (day: Weekday, opens: string, closes: string) =>
    change({ hours: [...spans, spanOf(crypto.randomUUID(), day, opens, closes)] })
  return (
    <>
      <ul id={field.id} tabIndex={-1} aria-label={texts.title} className="divide-y divide-line">
        {WEEKDAYS.map((day) => {
          const ofDay = spans.map((span, place) => ({ span, place })).filter(({ span }) => isOn(span, day))
          const name = texts.days[day]
          return (
            <li key={day} className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_auto_1fr]">
              <p className="pt-3 font-semibold">{name}</p>
              <div className="order-last col-span-2 space-y-2 sm:order-none sm:col-span-1">
                {ofDay.length === 0 && <p className="text-muted sm:pt-3">{texts.closed}</p>}
                {ofDay.map(({ span, place }) => (
                  <SpanFields
                    key={span.id}
                    span={span}
                    name={name}
                    at={(part) => at(`hours.${place}.${part}`)}
                    onChange={(changed) => change({ hours: spans.with(place, changed) })}
                    onRemove={() => change({ hours: spans.toSpliced(place, 1) })}
                  />
                ))}
              </div>
              <AddSpan isFirst={ofDay.length === 0} name={name} onAdd={(opens, closes) => add(day, opens, closes)} />
            </li>
          )
        })}
      </ul>
      <FieldError field={field} />
    </>
  )
}

type AddProps = { readonly isFirst: boolean; readonly name: string; readonly onAdd: (opens: string, closes: string) => void }

/** The first of a day begins with the usual hours. */
function AddSpan({ isFirst, name, onAdd }: AddProps) {
  const { hours: texts } = useSettingsTexts()
  const day = name.toLowerCase()
  return isFirst ? (
    <Button look="plain" className="justify-self-start" aria-label={texts.openOn(day)} onClick={() => onAdd('09:00', '19:00')}>
      {texts.open}
    </Button>
  ) : (
    <Button look="plain" className="justify-self-start" aria-label={texts.anotherOn(day)} onClick={() => onAdd('', '')}>
      {texts.another}
    </Button>
  )
}

type SpanProps = {
  readonly span: Span
  readonly name: string
  readonly at: (part: 'opens' | 'closes') => FieldPlace
  readonly onChange: (span: Span) => void
  readonly onRemove: () => void
}

function SpanFields({ span, name, at, onChange, onRemove }: SpanProps) {
  const { hours: texts } = useSettingsTexts()
  return (
    <div className="flex items-start gap-1.5 sm:gap-2">
      <TextField
        field={at('opens')}
        hidesLabel
        type="time"
        label={`${name}, ${texts.opens}`}
        value={span.opens}
        onChange={(event) => onChange({ ...span, opens: event.target.value })}
        className="min-w-0 flex-1 sm:w-32 sm:flex-none"
        inputClassName="px-2! sm:px-3!"
      />
      <span className="pt-3 text-muted">{texts.to}</span>
      <TextField
        field={at('closes')}
        hidesLabel
        type="time"
        label={`${name}, ${texts.closes}`}
        value={span.closes}
        onChange={(event) => onChange({ ...span, closes: event.target.value })}
        className="min-w-0 flex-1 sm:w-32 sm:flex-none"
        inputClassName="px-2! sm:px-3!"
      />
      <button
        type="button"
        aria-label={texts.removeOf(name.toLowerCase(), span.opens)}
        onClick={onRemove}
        className="mt-0.5 grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-muted hover:bg-ground"
      >
        <CloseIcon />
      </button>
    </div>
  )
}
