import { Alert, Code, Text } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SoloCard } from "./solo-card.tsx";

export function SignInPage(): ReactNode {
  useDocumentTitle("Sign in – Paylift");
  const setup = useQuery({ queryKey: ["setup"], queryFn: () => answered(api.GET("/api/v1/setup/")) });
  return (
    <SoloCard title="Sign in">
      {setup.data?.open === true && (
        <Alert variant="outline" title="This service has no users yet" mb="md">
          <Text size="sm">
            Open the link that <Code>paylift serve</Code> printed when it started: it makes the first one.
          </Text>
        </Alert>
      )}
      <SignInForm />
    </SoloCard>
  );
}
