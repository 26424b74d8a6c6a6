import { Modal, Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Session } from "../api/types.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { useExpired } from "./use-session.ts";

/** Signs in again over the page that is open, so that nothing typed into it is lost. */
export function ExpiredDialog({ session }: { readonly session: Session }): ReactNode {
  const expired = useExpired();
  return (
    <Modal
      opened={expired}
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Your session has ended"
      zIndex={400}
    >
      <Text mb="md" size="sm">
        Sign in to go on. What you have typed is still there.
      </Text>
      <SignInForm email={session.user.email} />
    </Modal>
  );
}
