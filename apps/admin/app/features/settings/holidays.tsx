import { changeHolidays } from '@shop/contract/staff/settings'
import { dateInMexico, type Holiday, isRestDay } from '@shop/domain/business-days'
import { nextDay } from '@shop/domain/mexican-time'
import { dayText } from '@shop/texts/promise-text'
import { Button } from '@shop/ui/button'
import { FieldError } from '@shop/ui/form/field-frame'
import { TextField } from '@shop/ui/form/text-field'
import { useSettingsTexts } from '../../common/settings-texts.ts'
import { useLanguage } from '../../language.tsx'
import { type SettingForm, SettingPanel, type SettingsShown } from './setting-panel.tsx'

const DAYS_AHEAD = 366

/** A day as it is typed; the rules of its form call it as the wire does. */
type Row = { readonly id: string; readonly fecha: string; readonly nombre: string; readonly nombre_en: string }
type Typed = { readonly holidays: readonly Row[] }

function typed(holidays: readonly Holiday[]): Typed {
  return {
    holidays: holidays.map(({ day, names }) => ({ id: day, fecha: day, nombre: names.es, nombre_en: names.en })),
  }
}
function emptyRow(): Row {
  return { id: crypto.randomUUID(), fecha: '', nombre: '', nombre_en: '' }
}

export function Holidays(shown: SettingsShown) {
  const { holidays: texts } = useSettingsTexts()
  return (
    <SettingPanel {...shown} title={texts.title} note={texts.note} name="holidays" endpoint={changeHolidays} typed={typed}>
      {(form) => (
        <>
          <RestDays />
          <Rows form={form} />
        </>
      )}
    </SettingPanel>
  )
}

/** So that nobody types in what the shop knows already. */
function RestDays() {
  const { holidays: texts } = useSettingsTexts()
  const { locale } = useLanguage()
  const today = dateInMexico(new Date())
  const days = Array.from({ length: DAYS_AHEAD }, (_, i) => nextDay(today, i)).filter(isRestDay)
  return (
    <p className="text-sm text-muted">
      {texts.byLaw} {days.map((day) => dayText(day, locale)).join(' · ')}
    </p>
  )
}

function Rows({ form: { values, at, change } }: { readonly form: SettingForm<Typed> }) {
  const { holidays: texts } = useSettingsTexts()
  const rows = values.holidays
  const field = at('holidays')
  const input = (row: Row, place: number, part: 'fecha' | 'nombre' | 'nombre_en') => ({
    field: at(`holidays.${place}.${part}`),
    value: row[part],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      change({ holidays: rows.with(place, { ...row, [part]: target.value }) }),
  })
  return (
    <>
      {rows.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul id={field.id} tabIndex={-1} aria-label={texts.title} className="divide-y divide-line">
        {rows.map((row, i) => (
          <li key={row.id} className="grid items-start gap-3 py-3 sm:grid-cols-[11rem_1fr_1fr_auto]">
            <TextField {...input(row, i, 'fecha')} type="date" label={texts.day} />
            <TextField {...input(row, i, 'nombre')} label={texts.name} autoComplete="off" />
            <TextField {...input(row, i, 'nombre_en')} label={texts.nameEn} autoComplete="off" />
            <Button
              look="plain"
              className="sm:mt-6.5"
              aria-label={texts.removeOf(row.nombre)}
              onClick={() => change({ holidays: rows.toSpliced(i, 1) })}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <FieldError field={field} />
      <div>
        <Button look="plain" onClick={() => change({ holidays: [...rows, emptyRow()] })}>
          {texts.add}
        </Button>
      </div>
    </>
  )
}
