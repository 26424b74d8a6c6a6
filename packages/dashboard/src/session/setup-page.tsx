import { Alert, Anchor, Stack, Text, TextInput } from "@mantine/core";
import { useDocumentTitle } from "@mantine/hooks";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { Link, useLocation } from "wouter";
import { answered, api } from "../api/client.ts";
import { Loaded } from "../common/loaded.tsx";
import { MutationForm } from "../common/mutation-form.tsx";
import { NewPasswordInput } from "./new-password-input.tsx";
import { SoloCard } from "./solo-card.tsx";
import { keptByBrowser, useBeginSession } from "./use-session.ts";

/** Makes the first user. The token is in the fragment of the link, which browsers send to nobody. */
export function SetupPage(): ReactNode {
  useDocumentTitle("Set up – Paylift");
  const setup = useQuery({ queryKey: ["setup"], queryFn: () => answered(api.GET("/api/v1/setup/")) });
  return (
    <SoloCard title="Set up Paylift">
      <Loaded query={setup}>
        {({ open, organization }) =>
          open ? (
            <SetupForm organization={organization} />
          ) : (
            <Stack>
              <Text>
                This service has its first user already, or takes its users from{" "}
                <code>paylift users create</code>.
              </Text>
              <Anchor component={Link} href="/">
                Sign in
              </Anchor>
            </Stack>
          )
        }
      </Loaded>
    </SoloCard>
  );
}

function SetupForm({ organization: existing }: { readonly organization: string | null }): ReactNode {
  const [token] = useState(() => location.hash.slice(1));
  const [organization, setOrganization] = useState(existing ?? "");
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [, navigate] = useLocation();
  const begin = useBeginSession();
  const complete = useMutation({
    mutationFn: async () =>
      keptByBrowser(
        await answered(api.POST("/api/v1/setup/", { body: { token, organization, email, password } })),
      ),
    onSuccess(session) {
      begin(session);
      navigate("/", { replace: true });
    },
  });

  return (
    <MutationForm
      mutation={complete}
      onSubmit={() => complete.mutate()}
      submit="Create the first user"
      label="Set up"
    >
      {token === "" && (
        <Alert color="orange" variant="outline" title="The link is not complete">
          Copy the whole link, with everything after the #.
        </Alert>
      )}
      <TextInput
        label="Organization"
        description={existing === null ? "Whose documents these will be" : "Created when the service started"}
        required
        withAsterisk={false}
        maxLength={200}
        readOnly={existing !== null}
        value={organization}
        onChange={(event) => setOrganization(event.currentTarget.value)}
      />
      <TextInput
        label="Your e-mail address"
        type="email"
        autoComplete="username"
        required
        withAsterisk={false}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <NewPasswordInput value={password} onChange={setPassword} />
    </MutationForm>
  );
}
