import { type Kysely, sql } from "kysely";

/** Organizations and who may act for them. Deleting an organization deletes everything of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table organizations (
      id uuid primary key,
      name text not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`
    create table users (
      id uuid primary key,
      organization_id uuid not null constraint users_organization references organizations on delete cascade,
      email text not null,
      password_hash text not null,
      created_at timestamptz not null,
      unique (organization_id, id)
    )`.execute(db);
  await sql`create unique index users_email on users (lower(email))`.execute(db);
  // Ends with its user.
  await sql`
    create table sessions (
      id uuid primary key,
      organization_id uuid not null,
      user_id uuid not null,
      token_hash text not null unique,
      csrf_token text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      constraint sessions_user foreign key (organization_id, user_id)
        references users (organization_id, id) on delete cascade
    )`.execute(db);
  await sql`create index sessions_by_user on sessions (user_id)`.execute(db);
  await sql`
    create table api_keys (
      id uuid primary key,
      organization_id uuid not null constraint api_keys_organization references organizations on delete cascade,
      name text not null,
      prefix text not null,
      secret_hash text not null unique,
      scopes text[] not null,
      created_at timestamptz not null,
      last_used_at timestamptz,
      expires_at timestamptz
    )`.execute(db);
  await sql`create index api_keys_by_organization on api_keys (organization_id, created_at, id)`.execute(db);
  await sql`
    create table audit_log (
      id uuid primary key,
      organization_id uuid not null constraint audit_log_organization references organizations on delete cascade,
      actor text not null,
      action text not null,
      subject_type text not null,
      subject_id text,
      details jsonb not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index audit_log_by_organization on audit_log (organization_id, created_at, id)`.execute(
    db,
  );
  await sql`
    create table idempotency_keys (
      organization_id uuid not null constraint idempotency_keys_organization
        references organizations on delete cascade,
      key text not null,
      fingerprint text not null,
      response_status integer,
      response_body jsonb,
      expires_at timestamptz not null,
      primary key (organization_id, key)
    )`.execute(db);
}
