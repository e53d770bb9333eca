import type { Checker, Type, TypeReference, UnionType } from 'typescript/unstable/sync'
import { TypeFlags } from 'typescript/unstable/sync'

/** A column of an answer and what the driver makes of it. */
export type GivenColumn = { readonly name: string; readonly type: string }

/** What differs between the columns of an answer and the row that the code reads. */
export function differences(checker: Checker, row: Type, columns: readonly GivenColumn[]): readonly string[] {
  if (row.flags & TypeFlags.Unknown) return []
  const [anyName] = checker.getIndexInfosOfType(row)
  const read = new Map(checker.getPropertiesOfType(row).map((property) => [property.name, checker.getTypeOfSymbol(property)]))
  const missing = [...read.keys()].filter((name) => !columns.some((column) => column.name === name))
  return [
    ...missing.map((name) => `there is no column ${name}`),
    ...columns.flatMap(({ name, type }) => {
      const said = read.get(name) ?? anyName?.valueType
      if (!said) return [`nobody reads the column ${name}`]
      return holds(checker, said, type) ? [] : [`${name} is ${type} and not ${checker.typeToString(said)}`]
    }),
  ]
}

export function membersOf(type: Type): readonly Type[] {
  return type.flags & TypeFlags.Union ? ((type as UnionType).getTypes() ?? []) : [type]
}

/** Whether a column may be null is not known before it runs: an outer join or a condition decides it. */
function holds(checker: Checker, said: Type, given: string): boolean {
  return (
    given === 'unknown' ||
    membersOf(said)
      .filter(({ flags }) => !(flags & (TypeFlags.Null | TypeFlags.Undefined)))
      .every((type) => nameOf(checker, type) === given)
  )
}

function nameOf(checker: Checker, type: Type): string {
  const plain = [checker.getStringType(), checker.getNumberType(), checker.getBooleanType()]
  const [item] = checker.isArrayType(type) ? checker.getTypeArguments(type as TypeReference) : []
  if (item) return `${nameOf(checker, item)}[]`
  return checker.typeToString(plain.find((one) => checker.isTypeAssignableTo(type, one)) ?? type)
}
