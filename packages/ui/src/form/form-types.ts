import type { FieldRule } from '@shop/domain/field-rules'
import type { ProblemCode } from '@shop/domain/problem-code'
import type { ComingRules } from './rules.ts'

export type TextName<Values> = { [Name in keyof Values]: Values[Name] extends string ? Name : never }[keyof Values] & string

export type FormOptions<Values extends object, Body = unknown> = {
  /** Begins the ids of its fields; a page may have several forms. */
  readonly id: string
  readonly initial: Values
  /** What the fields have to be: the rules of the call that the form is sent with. */
  readonly rules: ComingRules<Values, Body>
  /** What only the page can judge, such as a password that was typed twice. */
  readonly also?: (values: Values) => { readonly [Name in keyof Values]?: FieldRule | undefined }
  /** What is said of a wrong field where the common sentence says too little. */
  readonly messageOf?: (name: string, rule: FieldRule, figure?: string) => string | undefined
  readonly clean?: { readonly [Name in TextName<Values>]?: (text: string) => string }
  /** Told when the form begins or ceases to differ from what it began with. */
  readonly onChanged?: (isChanged: boolean) => void
  /** Sends the form, as it was typed or as its call takes it; whatever it throws is told, and nothing typed is lost. */
  readonly send: (values: Values, body: Body) => Promise<unknown>
}

/** What an app says and does about every form. */
export type FormManners = {
  readonly ruleTexts: { readonly [Rule in FieldRule]?: string }
  readonly noAnswer: string
  /** Tells a failure somewhere else than in the form, and answers whether it did. */
  readonly tellsElsewhere: (error: unknown, retry: () => void) => boolean
}

/** Where a field is and what is wrong with it. */
export type FieldPlace = {
  readonly id: string
  readonly name: string
  readonly error: string | undefined
  /** A field of which nobody asks anything, such as what a list is searched for. */
  readonly isLoose?: boolean
}
export type FieldState = FieldPlace & {
  readonly value: string
  readonly onType: (text: string) => void
  readonly onLeave: (to: EventTarget | null) => void
}

/** What stands above a form after it was refused; every attempt is told anew. */
export type Refusal = { readonly attempt: number; readonly message: string | undefined; readonly code: ProblemCode | undefined }
