/** Rows of a form whose fields are called `list.0.name`, as far as they go. */
export const rowsTyped = <Name extends string>(data: FormData, list: string, names: readonly Name[]): Record<Name, string>[] => {
  const rows: Record<Name, string>[] = []
  for (let i = 0; names.some((name) => data.has(`${list}.${i}.${name}`)); i += 1)
    rows.push(Object.fromEntries(names.map((name) => [name, String(data.get(`${list}.${i}.${name}`) ?? '')])) as Record<Name, string>)
  return rows
}
