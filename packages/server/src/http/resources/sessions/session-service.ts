import type { Organization, Session, Store, User } from "@paylift/store";
import type { SessionCaller } from "../../auth/caller.ts";
import { Problem } from "../../errors/problem.ts";
import type { FixedWindow } from "../../request/fixed-window.ts";
import { note } from "../audit.ts";
import { createPasswordLine } from "./password-line.ts";

export interface SignedIn {
  readonly session: Session;
  readonly user: User;
  readonly organization: Organization;
}

export interface SessionService {
  /** @throws Problem `wrong_credentials`, `too_many_attempts`. */
  signIn(attempt: SignInAttempt): Promise<SignedIn & { token: string }>;
  current(caller: SessionCaller): Promise<SignedIn>;
  signOut(caller: SessionCaller): Promise<void>;
}

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  /** Whether nobody waits for the answer any more. */
  readonly isGone: () => boolean;
}

export interface SessionServiceOptions {
  readonly store: Store;
  readonly lifetimeSeconds: number;
  /** Attempts with one e-mail address from one network address that did not succeed. */
  readonly attemptsByEmail: FixedWindow;
  /** Attempts from one network address. */
  readonly attemptsByAddress: FixedWindow;
}

export function createSessionService(options: SessionServiceOptions): SessionService {
  const { store, lifetimeSeconds, attemptsByEmail, attemptsByAddress } = options;

  const line = createPasswordLine();

  async function signedIn(session: Session): Promise<SignedIn> {
    const { organizationId, userId } = session;
    const user = await store.users.get(organizationId, userId);
    const organization = await store.organizations.get(organizationId);
    if (user === null || organization === null) {
      throw new Problem("not_authenticated", "the session has ended: sign in again");
    }
    return { session, user, organization };
  }

  return {
    async signIn({ email, password, address, isGone }) {
      // From there alone: whoever guesses passwords of others keeps nobody out but those who share the source.
      const claimant = { email: email.toLowerCase(), address, isGone };
      const subject = JSON.stringify([claimant.email, address]);
      // Counted before the password is checked: checking it is dear, and attempts may come side by side.
      admitAttempt(attemptsByAddress, address);
      admitAttempt(attemptsByEmail, subject);
      const user = await line.check(claimant, () => store.users.authenticate(email, password));
      if (user === null) throw new Problem("wrong_credentials", "no user has this address and password");
      // Only this one: whoever has a user of the same address elsewhere would begin anew with each success.
      attemptsByEmail.giveBack(subject);
      const created = await store.sessions.create(user.organizationId, user.id, { lifetimeSeconds });
      if (created === null) throw new Problem("wrong_credentials", "the user was deleted");
      const { session, token } = created;
      const caller = {
        kind: "session",
        organizationId: user.organizationId,
        actor: `user:${user.id}`,
        session,
      } as const;
      await note(store, caller, { action: "session.created", subjectId: session.id });
      return { ...(await signedIn(session)), token };
    },
    current: ({ session }) => signedIn(session),
    async signOut(caller) {
      await store.sessions.delete(caller.organizationId, caller.session.id);
      await note(store, caller, { action: "session.deleted", subjectId: caller.session.id });
    },
  };
}

function admitAttempt(window: FixedWindow, subject: string): void {
  const { allowed, resetSeconds } = window.take(subject);
  if (allowed) return;
  throw new Problem("too_many_attempts", `try again in ${resetSeconds} seconds`, {
    headers: { "Retry-After": String(resetSeconds) },
  });
}
