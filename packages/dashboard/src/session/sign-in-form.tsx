import { PasswordInput, TextInput } from "@mantine/core";
import { useState, type ReactNode } from "react";
import { MutationForm } from "../common/mutation-form.tsx";
import { useSignIn } from "./use-session.ts";

interface SignInFormProps {
  /** The address to begin with. */
  readonly email?: string;
}

export function SignInForm({ email: known = "" }: SignInFormProps): ReactNode {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState("");
  const signIn = useSignIn();

  return (
    <MutationForm
      mutation={signIn}
      onSubmit={() => signIn.mutate({ email, password })}
      submit="Sign in"
      label="Sign in"
    >
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
    </MutationForm>
  );
}
