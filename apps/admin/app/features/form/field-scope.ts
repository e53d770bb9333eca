import { createContext, useContext } from 'react'

/** Two forms on one screen may have fields of the same name: panels and dialogs keep their fields apart by this. */
export const FieldScope = createContext('field')

export const useFieldId = (): ((name: string) => string) => {
  const scope = useContext(FieldScope)
  return (name) => `${scope}-${name}`
}
