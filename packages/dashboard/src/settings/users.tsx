import { Button, Modal, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { User } from "../api/types.ts";
import { instantText } from "../common/format.ts";
import { MutationForm } from "../common/mutation-form.tsx";
import { NewPasswordInput } from "../session/new-password-input.tsx";
import { useSession } from "../session/use-session.ts";
import { ResourceTable } from "./resource-table.tsx";

export function Users(): ReactNode {
  const session = useSession();
  const [adding, { open, close }] = useDisclosure(false);
  return (
    <>
      <ResourceTable<User>
        name="users"
        noun="user"
        description="Every user has full access to this organization."
        action={<Button onClick={open}>Add a user</Button>}
        load={(query) => answered(api.GET("/api/v1/users/", { params: { query } }))}
        columns={[
          { title: "E-mail address", cell: ({ email }) => email, breakable: true },
          { title: "Since", cell: (user) => instantText(user.created_at) },
        ]}
        removal={{
          verb: "Remove",
          nameOf: ({ email }) => email,
          consequence: "They are signed out at once and can no longer sign in.",
          call: (id) => answered(api.DELETE("/api/v1/users/{id}/", { params: { path: { id } } })),
          instead: ({ id }) => (session.data?.user.id === id ? "you" : null),
        }}
      />
      <Modal opened={adding} onClose={close} title="Add a user">
        <NewUser onDone={close} />
      </Modal>
    </>
  );
}

function NewUser({ onDone }: { readonly onDone: () => void }): ReactNode {
  const queries = useQueryClient();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const create = useMutation({
    mutationFn: () => answered(api.POST("/api/v1/users/", { body: { email, password } })),
    onSuccess() {
      onDone();
      return queries.invalidateQueries({ queryKey: ["users"] });
    },
  });

  return (
    <MutationForm mutation={create} onSubmit={() => create.mutate()} submit="Add">
      <TextInput
        label="E-mail address"
        type="email"
        required
        withAsterisk={false}
        autoComplete="off"
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
        data-autofocus
      />
      <NewPasswordInput value={password} onChange={setPassword} hint="hand it over yourself" />
    </MutationForm>
  );
}
