import { useTexts } from '../texts.ts'

export function DemoMark() {
  const { demoMark, demoExplanation } = useTexts().layout
  return (
    <aside aria-label={demoMark} className="bg-accent px-4 py-1 text-center text-xs text-ink">
      <strong className="font-semibold">{demoMark}</strong> · {demoExplanation}
    </aside>
  )
}
