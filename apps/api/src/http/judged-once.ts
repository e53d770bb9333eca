const MOST = 200

/** What follows from a header of which browsers say one of a dozen things; what somebody makes up must not fill memory. */
export function judgedOnce<Verdict>(judge: (said: string) => Verdict): (said: string) => Verdict {
  const verdicts = new Map<string, Verdict>()
  return (said) => {
    const known = verdicts.get(said)
    if (known !== undefined) return known
    const verdict = judge(said)
    if (verdicts.size < MOST && said.length < MOST) verdicts.set(said, verdict)
    return verdict
  }
}
