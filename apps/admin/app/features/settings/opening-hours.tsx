import { changeHours } from '@shop/contract/staff/settings'
import { weekday as wireDay } from '@shop/contract/wire/shop/policy-parts'
import { type OpeningHours, WEEKDAYS, type Weekday } from '@shop/domain/shop-policies'
import { useState } from 'react'
import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { rowsTyped } from '../form/rows-typed.ts'
import { CloseIcon } from '../icons.tsx'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'
import { useSettingsTexts } from './settings-texts.ts'

type Span = { readonly id: string; readonly day: Weekday; readonly opens: string; readonly closes: string }

const spansOf = (hours: readonly OpeningHours[]): Span[] =>
  hours.flatMap(({ days, opens, closes }) => days.map((day) => ({ id: `${day} ${opens}`, day, opens, closes })))

const typed = (data: FormData) => ({
  horario: rowsTyped(data, 'horario', ['dias', 'abre', 'cierra']).map(({ dias, ...times }) => ({ ...times, dias: [dias] })),
})

export const OpeningHoursPanel = (shown: SettingsShown) => {
  const { hours: texts } = useSettingsTexts()
  return (
    <SettingPanel {...shown} title={texts.title} note={texts.note} name="hours" endpoint={changeHours} typed={typed}>
      {(hours, failure) => <Week hours={hours} failure={failure} />}
    </SettingPanel>
  )
}

const Week = ({ hours, failure }: { readonly hours: readonly OpeningHours[]; readonly failure: Failure | undefined }) => {
  const { hours: texts } = useSettingsTexts()
  const [spans, setSpans] = useState(() => spansOf(hours))
  const add = (day: Weekday, opens: string, closes: string) => setSpans([...spans, { id: crypto.randomUUID(), day, opens, closes }])
  const remove = ({ id }: Span) => setSpans(spans.filter((span) => span.id !== id))
  return (
    <ul className="divide-y divide-line">
      {WEEKDAYS.map((day) => {
        const ofDay = spans.filter((span) => span.day === day)
        const name = texts.days[day]
        return (
          <li key={day} className="grid grid-cols-[1fr_auto] items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[7rem_auto_1fr]">
            <p className="pt-2.5 font-semibold">{name}</p>
            <div className="order-last col-span-2 space-y-2 sm:order-none sm:col-span-1">
              {ofDay.length === 0 && <p className="text-muted sm:pt-2.5">{texts.closed}</p>}
              {ofDay.map((span) => (
                <SpanFields
                  key={span.id}
                  span={span}
                  place={spans.indexOf(span)}
                  name={name}
                  failure={failure}
                  onRemove={() => remove(span)}
                />
              ))}
            </div>
            {ofDay.length === 0 ? (
              <Button
                look="quiet"
                className="justify-self-start"
                aria-label={texts.openOn(name.toLowerCase())}
                onClick={() => add(day, '09:00', '19:00')}
              >
                {texts.open}
              </Button>
            ) : (
              <Button
                look="quiet"
                className="justify-self-start"
                aria-label={texts.anotherOn(name.toLowerCase())}
                onClick={() => add(day, '', '')}
              >
                {texts.another}
              </Button>
            )}
          </li>
        )
      })}
    </ul>
  )
}

type SpanProps = {
  readonly span: Span
  readonly place: number
  readonly name: string
  readonly failure: Failure | undefined
  readonly onRemove: () => void
}

const SpanFields = ({ span, place, name, failure, onRemove }: SpanProps) => {
  const { hours: texts } = useSettingsTexts()
  const field = (part: string) => `horario.${place}.${part}`
  return (
    <div className="flex items-start gap-1.5 sm:gap-2">
      <input type="hidden" name={field('dias')} value={wireDay.encode(span.day)} />
      <Field
        hidesLabel
        type="time"
        name={field('abre')}
        label={`${name}, ${texts.opens}`}
        defaultValue={span.opens}
        className="w-28 sm:w-32"
        failure={failure}
      />
      <span className="pt-2.5 text-muted">{texts.to}</span>
      <Field
        hidesLabel
        type="time"
        name={field('cierra')}
        label={`${name}, ${texts.closes}`}
        defaultValue={span.closes}
        className="w-28 sm:w-32"
        failure={failure}
      />
      <button
        type="button"
        aria-label={texts.removeOf(name.toLowerCase(), span.opens)}
        onClick={onRemove}
        className="grid size-11 shrink-0 cursor-pointer place-items-center rounded-lg text-muted hover:bg-ground"
      >
        <CloseIcon />
      </button>
    </div>
  )
}
