import { Alert, Button, Stack, Text } from "@mantine/core";
import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  /** Somewhere else it is tried anew. */
  readonly place: string;
  readonly children: ReactNode;
}

interface State {
  readonly failed: boolean;
}

/** Keeps the frame when a page breaks, such as when a newer version took the place of what it loads. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failed: false };

  static getDerivedStateFromError(): State {
    return { failed: true };
  }

  override componentDidUpdate({ place }: ErrorBoundaryProps): void {
    if (place !== this.props.place && this.state.failed) this.setState({ failed: false });
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return (
      <Alert color="red" variant="outline" title="Something went wrong on this page" role="alert">
        <Stack align="flex-start" gap="sm">
          <Text size="sm">Load it again; if the service was updated meanwhile, that is all it needs.</Text>
          <Button size="xs" variant="default" onClick={() => location.reload()}>
            Load it again
          </Button>
        </Stack>
      </Alert>
    );
  }
}
