import { changeHolidays } from '@shop/contract/staff/settings'
import { dateInMexico, type Holiday, isRestDay } from '@shop/domain/business-days'
import { nextDay } from '@shop/domain/mexican-time'
import { dayText } from '@shop/texts/promise-text'
import { useState } from 'react'
import { useLanguage } from '../../language.tsx'
import type { Failure } from '../calls/failure.ts'
import { Button } from '../form/button.tsx'
import { Field } from '../form/field.tsx'
import { rowsTyped } from '../form/rows-typed.ts'
import { SettingPanel, type SettingsShown } from './setting-panel.tsx'
import { useSettingsTexts } from './settings-texts.ts'

const DAYS_AHEAD = 366

const typed = (data: FormData) => ({ dias: rowsTyped(data, 'dias', ['fecha', 'nombre', 'nombre_en']) })

export const Holidays = (shown: SettingsShown) => {
  const { holidays: texts } = useSettingsTexts()
  return (
    <SettingPanel {...shown} title={texts.title} note={texts.note} name="holidays" endpoint={changeHolidays} typed={typed}>
      {(holidays, failure) => (
        <>
          <RestDays />
          <Rows holidays={holidays} failure={failure} />
        </>
      )}
    </SettingPanel>
  )
}

/** So that nobody types in what the shop knows already. */
const RestDays = () => {
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

type Row = Holiday & { readonly id: string }

const Rows = ({ holidays, failure }: { readonly holidays: readonly Holiday[]; readonly failure: Failure | undefined }) => {
  const { holidays: texts } = useSettingsTexts()
  const [rows, setRows] = useState<readonly Row[]>(() => holidays.map((holiday) => ({ ...holiday, id: holiday.day })))
  const add = () => setRows([...rows, { id: crypto.randomUUID(), day: '', names: { es: '', en: '' } }])
  return (
    <>
      {rows.length === 0 && <p className="text-muted">{texts.none}</p>}
      <ul className="divide-y divide-line">
        {rows.map(({ id, day, names }, i) => (
          <li key={id} className="grid items-start gap-3 py-3 sm:grid-cols-[11rem_1fr_1fr_auto]">
            <Field type="date" name={`dias.${i}.fecha`} label={texts.day} defaultValue={day} failure={failure} />
            <Field name={`dias.${i}.nombre`} label={texts.name} defaultValue={names.es} autoComplete="off" failure={failure} />
            <Field name={`dias.${i}.nombre_en`} label={texts.nameEn} defaultValue={names.en} autoComplete="off" failure={failure} />
            <Button
              look="quiet"
              className="sm:mt-7.5"
              aria-label={texts.removeOf(names.es)}
              onClick={() => setRows(rows.filter((row) => row.id !== id))}
            >
              {texts.remove}
            </Button>
          </li>
        ))}
      </ul>
      <div>
        <Button look="quiet" onClick={add}>
          {texts.add}
        </Button>
      </div>
    </>
  )
}
