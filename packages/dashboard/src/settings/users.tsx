import { Button, Modal, NativeSelect, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { Role, User } from "../api/types.ts";
import { instantText } from "../common/format.ts";
import { tellFailure } from "../common/tell.tsx";
import { MutationForm } from "../common/mutation-form.tsx";
import { NewPasswordInput } from "../session/new-password-input.tsx";
import { useSession } from "../session/use-session.ts";
import { ResourceTable } from "./resource-table.tsx";
import { ROLES } from "../session/allowed.tsx";

export function Users(): ReactNode {
  const session = useSession();
  const [adding, { open, close }] = useDisclosure(false);
  return (
    <>
      <ResourceTable<User>
        name="users"
        noun="user"
        description="A reader sees everything. A reviewer also uploads, corrects, compares and accepts differences. An approver also signs migrations off and deletes. An admin also has these settings."
        action={<Button onClick={open}>Add a user</Button>}
        load={(query) => answered(api.GET("/api/v1/users/", { params: { query } }))}
        columns={[
          { title: "E-mail address", cell: ({ email }) => email, breakable: true },
          {
            title: "Role",
            cell: (user) => <RoleOf user={user} isCaller={session.data?.user.id === user.id} />,
          },
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

const ROLE_NAMES: Readonly<Record<Role, string>> = {
  reader: "Reader",
  reviewer: "Reviewer",
  approver: "Approver",
  admin: "Admin",
};
const ROLE_CHOICES = ROLES.map((value) => ({ value, label: ROLE_NAMES[value] }));

/** What a user may do; everybody's but one's own can be changed. */
function RoleOf({ user, isCaller }: { readonly user: User; readonly isCaller: boolean }): ReactNode {
  const queries = useQueryClient();
  const { id, email, role } = user;
  const set = useMutation({
    mutationFn: (next: Role) =>
      answered(api.PUT("/api/v1/users/{id}/role/", { params: { path: { id } }, body: { role: next } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["users"] }),
    onError: tellFailure,
  });
  if (isCaller) return ROLE_NAMES[role];
  return (
    <NativeSelect
      size="xs"
      miw={112}
      aria-label={`Role of ${email}`}
      data={ROLE_CHOICES}
      value={set.isPending ? set.variables : role}
      disabled={set.isPending}
      onChange={(event) => set.mutate(event.currentTarget.value as Role)}
    />
  );
}

function NewUser({ onDone }: { readonly onDone: () => void }): ReactNode {
  const queries = useQueryClient();
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [role, setRole] = useState<Role>("reviewer");
  const create = useMutation({
    mutationFn: () => answered(api.POST("/api/v1/users/", { body: { email, password, role } })),
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
      <NewPasswordInput value={password} onChange={setPassword} hint="pass it on yourself" />
      <NativeSelect
        label="Role"
        data={ROLE_CHOICES}
        value={role}
        onChange={(event) => setRole(event.currentTarget.value as Role)}
      />
    </MutationForm>
  );
}
