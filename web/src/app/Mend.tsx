import { Component, type ReactNode } from "react";

/** After more failures, the surrounding part renders everything in it again. */
const MAX_FAILURES = 2;

interface MendState {
  error?: Error;
  lasts?: boolean;
}

/**
 * Renders its children again, with new elements, if React failed because a translator or an extension has changed the page: no other
 * failure of React is a DOM exception. Rethrows other failures, and recurring ones (ADR-0072).
 */
export class Mend extends Component<{ children: ReactNode }, MendState> {
  override state: MendState = {};
  failures = 0;

  static getDerivedStateFromError(error: Error): MendState {
    return { error, lasts: !(error instanceof DOMException) };
  }

  override componentDidCatch() {
    if (++this.failures > MAX_FAILURES) this.setState({ lasts: true });
    else if (!this.state.lasts) this.setState({ error: undefined });
  }

  override render() {
    const { error, lasts } = this.state;
    if (!error) return this.props.children;
    if (lasts) throw error;
    return null;
  }
}
