import { Button, PasswordInput, Stack, TextInput } from "@mantine/core";
import { useState, type FormEvent, type ReactNode } from "react";
import { Failed } from "../common/loaded.tsx";
import { useSignIn } from "./use-session.ts";

interface SignInFormProps {
  /** The address to begin with. */
  readonly email?: string;
}

export function SignInForm({ email: known = "" }: SignInFormProps): ReactNode {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState("");
  const signIn = useSignIn();

  function submit(event: FormEvent): void {
    event.preventDefault();
    signIn.mutate({ email, password });
  }

  return (
    <form onSubmit={submit} aria-label="Sign in">
      <Stack>
        {signIn.error !== null && <Failed error={signIn.error} />}
        <TextInput
          label="E-mail address"
          type="email"
          autoComplete="username"
          required
          withAsterisk={false}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          data-autofocus={known === "" || undefined}
        />
        <PasswordInput
          label="Password"
          autoComplete="current-password"
          required
          withAsterisk={false}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          data-autofocus={known !== "" || undefined}
          visibilityToggleButtonProps={{ "aria-label": "Show the password" }}
        />
        <Button type="submit" loading={signIn.isPending}>
          Sign in
        </Button>
      </Stack>
    </form>
  );
}
