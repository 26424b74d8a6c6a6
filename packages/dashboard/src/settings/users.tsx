import { Button, Group, Modal, PasswordInput, Stack, Table, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState, type FormEvent, type ReactNode } from "react";
import { answered, api } from "../api/client.ts";
import type { PageOf, User } from "../api/types.ts";
import { ask } from "../common/ask.tsx";
import { instantText } from "../common/format.ts";
import { Failed, Loaded } from "../common/loaded.tsx";
import { PAGE_SIZE, Pager } from "../common/pager.tsx";
import { tellFailure } from "../common/tell.ts";
import { useSession } from "../session/use-session.ts";

export function Users(): ReactNode {
  const queries = useQueryClient();
  const session = useSession();
  const [page, setPage] = useState(1);
  const [adding, { open, close }] = useDisclosure(false);
  const users = useQuery<PageOf<User>>({
    queryKey: ["users", page],
    queryFn: () => answered(api.GET("/api/v1/users/", { params: { query: { page, page_size: PAGE_SIZE } } })),
    placeholderData: keepPreviousData,
  });
  const remove = useMutation({
    mutationFn: (id: string) => answered(api.DELETE("/api/v1/users/{id}/", { params: { path: { id } } })),
    onSuccess: () => queries.invalidateQueries({ queryKey: ["users"] }),
    onError: tellFailure,
  });
  return (
    <Stack>
      <Group justify="space-between">
        <Text size="sm">Everybody here may do everything in this organization.</Text>
        <Button onClick={open}>Add a user</Button>
      </Group>
      <Loaded query={users}>
        {({ count, results }) => (
          <>
            <Table verticalSpacing="xs">
              <Table.Thead>
                <Table.Tr>
                  <Table.Th scope="col">E-mail address</Table.Th>
                  <Table.Th scope="col">Since</Table.Th>
                  <Table.Th scope="col">
                    <span className="visually-hidden">Actions</span>
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {results.map((user) => (
                  <Table.Tr key={user.id}>
                    <Table.Td className="breakable">{user.email}</Table.Td>
                    <Table.Td>{instantText(user.created_at)}</Table.Td>
                    <Table.Td>
                      {session.data?.user.id === user.id ? (
                        <Text size="sm">you</Text>
                      ) : (
                        <Button
                          size="compact-sm"
                          variant="default"
                          aria-label={`Remove ${user.email}`}
                          onClick={() =>
                            ask({
                              title: `Remove ${user.email}?`,
                              consequence: "They are signed out at once and cannot sign in again.",
                              confirm: "Remove",
                              onConfirm: () => remove.mutate(user.id),
                            })
                          }
                        >
                          Remove
                        </Button>
                      )}
                    </Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
            <Pager count={count} page={page} onChange={setPage} noun="user" />
          </>
        )}
      </Loaded>
      <Modal opened={adding} onClose={close} title="Add a user">
        <NewUser onDone={close} />
      </Modal>
    </Stack>
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

  function submit(event: FormEvent): void {
    event.preventDefault();
    create.mutate();
  }

  return (
    <form onSubmit={submit}>
      <Stack>
        {create.error !== null && <Failed error={create.error} />}
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
        <PasswordInput
          label="Password"
          description="At least 8 characters; hand it over yourself"
          autoComplete="new-password"
          required
          withAsterisk={false}
          minLength={8}
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={{ "aria-label": "Show the password" }}
        />
        <Button type="submit" loading={create.isPending}>
          Add
        </Button>
      </Stack>
    </form>
  );
}
