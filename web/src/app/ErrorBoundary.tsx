import { Component, type ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { checkReachability } from "../graphql/reachability";
import { Failure } from "../ui/feedback/states";
import { pageAt } from "./router";

interface BoundaryProps {
  /** A change of path clears the error. */
  pathname: string;
  children: ReactNode;
}

/** Whether the document was reloaded a moment ago; another reload would then be a loop. */
function isReloaded(): boolean {
  const [opened] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return performance.now() < 60_000 && opened?.type === "reload";
}

class Boundary extends Component<BoundaryProps, { error: unknown; waits: boolean }> {
  override state = { error: undefined, waits: false };
  /** Whether this page was rendered again after a failure. */
  retried = false;

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  /** In a tab older than the deployment, a page's code may be gone. Reloads the document, which refers to the new code. */
  override componentDidCatch() {
    if (pageAt(this.props.pathname)?.isLoaded() || isReloaded()) return;
    this.setState({ waits: true });
    void this.retry().then(() => this.setState({ waits: false }));
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
   * Renders the page again. After a second failure, or if the page's code did not load, reloads the document: browsers cache a
   * failed import, and a new deployment may have replaced the file.
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
    } else if (await checkReachability()) location.reload(); // otherwise the browser's error page would replace the shop
  };

  retryOnline = () => this.state.error !== undefined && void this.retry();

  override render() {
    if (this.state.error === undefined) return this.props.children;
    if (this.state.waits) return null;
    return <Failure page error={this.state.error} onRetry={this.retry} />;
  }
}

/**
 * Catches a page's failure and shows it in place of the page; the layout and its links keep working. The visitor can retry, and
 * the returning connection retries.
 */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return <Boundary pathname={pathname}>{children}</Boundary>;
}
