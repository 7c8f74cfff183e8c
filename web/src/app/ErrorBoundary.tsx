import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { checkReachability } from "../graphql/reachability";
import { Failure } from "../ui/feedback/states";
import { pageAt } from "./router";

interface BoundaryProps {
  /** Where the visitor is: going elsewhere starts afresh. */
  pathname: string;
  children: ReactNode;
}

class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state = { error: undefined };
  /** Whether this page has been tried once more already. */
  retried = false;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidMount() {
    window.addEventListener("online", this.retryOnline);
  }

  override componentWillUnmount() {
    window.removeEventListener("online", this.retryOnline);
  }

  override componentDidUpdate(before: BoundaryProps) {
    if (before.pathname === this.props.pathname || this.state.error === undefined) return;
    this.retried = false;
    this.setState({ error: undefined });
  }

  /**
   * Draws the page anew. Where that was no use, or its code is missing, loads the document anew: browsers remember
   * that an import failed, and a newer version of the shop may have taken the place of what it asked for.
   */
  retry = async () => {
    const here = await pageAt(this.props.pathname)
      ?.preload()
      .then(
        () => true,
        () => false,
      );
    if (here && !this.retried) {
      this.retried = true;
      this.setState({ error: undefined });
    } else if (await checkReachability()) location.reload(); // else the browser's own page of failure would take our place
  };

  retryOnline = () => this.state.error !== undefined && void this.retry();

  override render() {
    if (this.state.error === undefined) return this.props.children;
    return <Failure page error={this.state.error} onRetry={this.retry} />;
  }
}

/**
 * Keeps a page's failure to that page: bars and menus stay, and so does the way out. It is tried again in its place,
 * by the visitor or when the connection is back; where that is no use, the document is loaded anew.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}
