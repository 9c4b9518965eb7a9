import { Component, type ReactNode } from "react";

export interface ErrorBoundaryProps {
  /** The designed page that is shown instead. */
  fallback: ReactNode;
  children: ReactNode;
}

/** A bug in a view must not leave an empty page. React reports the cause to the log by itself. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError() {
    return { broken: true };
  }

  override render() {
    return this.state.broken ? this.props.fallback : this.props.children;
  }
}
