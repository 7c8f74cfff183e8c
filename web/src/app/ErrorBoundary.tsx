import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { Failure } from "../ui/states";

interface BoundaryProps {
  /** Where the visitor is: going elsewhere starts afresh. */
  place: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.place !== this.props.place && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Failure error={this.state.error} onRetry={() => location.reload()} />;
  }
}

/**
 * Keeps a page's failure to that page: bars and menus stay, and so does the way out. Trying again loads the document
 * anew, for a page's code may be missing because a newer version of the shop has taken its place.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary place={pathname}>{children}</Boundary>;
}
