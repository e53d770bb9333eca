import { Component, type ReactNode } from 'react'

type Props = { readonly place: string; readonly instead: ReactNode; readonly children: ReactNode }
type State = { readonly place: string; readonly hasFailed: boolean }

/** A page that fails while it is drawn leaves the shop around it as it is; at another place it is drawn again. */
export class Guarded extends Component<Props, State> {
  override state: State = { place: this.props.place, hasFailed: false }
  static getDerivedStateFromProps({ place }: Props, state: State): State | null {
    return place === state.place ? null : { place, hasFailed: false }
  }
  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }
  override render(): ReactNode {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
