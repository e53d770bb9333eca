/** Two rising notes: heard over a workshop, and over at once. */
const NOTES = [
  { pitch: 659, at: 0 },
  { pitch: 988, at: 0.14 },
] as const
const LASTS = 0.5
const LOUDNESS = 0.25

let context: AudioContext | undefined

/** Browsers let a tab be heard only once somebody has touched it: to be called from a touch. */
export function allowSound(): void {
  context ??= new AudioContext()
  if (context.state === 'suspended') context.resume().catch(() => {})
}

export function canSound(): boolean {
  return context?.state === 'running'
}

export function playSound(): void {
  if (!context) return
  for (const { pitch, at } of NOTES) {
    const begins = context.currentTime + at
    const [note, loudness] = [context.createOscillator(), context.createGain()]
    note.frequency.value = pitch
    loudness.gain.setValueAtTime(0, begins)
    loudness.gain.linearRampToValueAtTime(LOUDNESS, begins + 0.02)
    loudness.gain.exponentialRampToValueAtTime(0.001, begins + LASTS)
    note.connect(loudness).connect(context.destination)
    note.start(begins)
    note.stop(begins + LASTS)
  }
}
