import { Center, Container, Loader } from "@mantine/core";
import type { ReactNode } from "react";
import { useLocation } from "wouter";
import { Failed } from "./common/loaded.tsx";
import { ExpiredDialog } from "./session/expired-dialog.tsx";
import { SetupPage } from "./session/setup-page.tsx";
import { SignInPage } from "./session/sign-in-page.tsx";
import { useSession } from "./session/use-session.ts";
import { Pages } from "./shell/pages.tsx";
import { Shell } from "./shell/shell.tsx";

export function App(): ReactNode {
  const [location] = useLocation();
  const session = useSession();
  if (location === "/setup") return <SetupPage />;
  if (session.isPending) {
    return (
      <Center h="100vh">
        <Loader aria-label="Loading" />
      </Center>
    );
  }
  if (session.data === undefined) {
    return (
      <Container component="main" size="sm" py="xl">
        <Failed error={session.error} retry={() => void session.refetch()} busy={session.isFetching} />
      </Container>
    );
  }
  if (session.data === null) return <SignInPage />;
  return (
    <Shell session={session.data}>
      <Pages />
      <ExpiredDialog session={session.data} />
    </Shell>
  );
}
