/** The fields that travel as they were typed. */
export const fieldsOf =
  (...names: readonly string[]) =>
  (data: FormData): Readonly<Record<string, unknown>> =>
    Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? '')]))
