import { notifications } from "@mantine/notifications";
import { messageOf } from "../api/problem.ts";

/** Tells of a failure beside the page. */
export function tellFailure(error: unknown): void {
  const { title, detail } = messageOf(error);
  notifications.show({ color: "red", title, message: detail, autoClose: 10_000 });
}
