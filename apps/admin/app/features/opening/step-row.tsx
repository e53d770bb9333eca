import type { StepState } from '@shop/domain/opening'
import type { ReactNode } from 'react'
import { Moment } from '../../kit/moment.tsx'
import { useOpeningTexts } from './opening-texts.ts'
import { useFound } from './use-found.ts'

/** One step: whether it is done, what it is for, what was found out, and where to do it. */
export function StepRow({ state, children }: { readonly state: StepState; readonly children: ReactNode }) {
  const texts = useOpeningTexts()
  const { title, why } = texts.steps[state.step]
  const found = useFound(state)
  const { trial, isDone } = state
  return (
    <li className="flex gap-3 border-t border-line py-4 first:border-t-0 first:pt-0 last:pb-0">
      <Mark isDone={isDone} text={isDone ? texts.done : texts.notDone} />
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">{title}</h3>
        <p className="text-sm text-muted">{why}</p>
        {found && <p className="mt-1 text-sm font-medium">{found}</p>}
        {trial?.state === 'running' && (
          <p role="status" className="mt-1 text-sm font-medium">
            {texts.running}
          </p>
        )}
        {trial?.state === 'failed' && (
          <p role="alert" className="mt-1 text-sm font-semibold break-words text-bad">
            {texts.failed(trial.note)}
          </p>
        )}
        {trial && trial.state !== 'running' && (
          <p className="text-sm text-muted">
            {texts.by(trial.by)} <Moment at={trial.at} />
          </p>
        )}
        {children && <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">{children}</div>}
      </div>
    </li>
  )
}

function Mark({ isDone, text }: { readonly isDone: boolean; readonly text: string }) {
  return (
    <span
      role="img"
      aria-label={text}
      className={`mt-0.5 grid size-7 shrink-0 place-items-center rounded-full border-2 ${isDone ? 'border-good bg-good text-white' : 'border-muted/50'}`}
    >
      {isDone && (
        <svg viewBox="0 0 24 24" aria-hidden="true" className="size-4 fill-none stroke-current stroke-[3]">
          <path d="M5 12l5 5 9-10" />
        </svg>
      )}
    </span>
  )
}
