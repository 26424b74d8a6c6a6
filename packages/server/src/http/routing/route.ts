import type { Readable } from "node:stream";
import type { Role } from "@paylift/store";
import type { Context } from "koa";
import type { Static, TObject, TSchema } from "typebox";
import type { Caller } from "../auth/caller.ts";
import type { Scope } from "../auth/scopes.ts";
import type { ProblemCode } from "../errors/problem-codes.ts";
import type { UploadKind } from "../request/file-kind.ts";
import type { ObjectSchema } from "../request/object-schema.ts";
import type { PageRequest } from "../request/page-request.ts";
import type { UploadedForm } from "../request/upload.ts";

export type Method = "get" | "post" | "put" | "patch" | "delete";

/** Who may call a route: anybody, a session, or whoever holds a scope (a session those of its user's role). */
export type Access = "public" | "session" | Scope;

/** What a controller answers. */
export interface Reply {
  readonly status: number;
  readonly body?: object;
  /** Bytes instead of a body; not asked for when only the headers are wanted. */
  readonly stream?: () => Promise<Readable>;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface ReplyDescription {
  readonly description: string;
  /** None for an answer without a body. */
  readonly schema?: TSchema;
  /** Default `application/json`. */
  readonly contentType?: string;
  /** Other content types that the caller may ask for, all of them text. */
  readonly texts?: readonly string[];
}

/** What a controller is given: everything is checked. */
export interface RouteRequest<Body, Query, Who> {
  readonly ctx: Context;
  readonly caller: Who;
  readonly param: (name: string) => string;
  readonly query: Query;
  readonly body: Body;
  /** Which page of a list is wanted; the first one for routes that are no lists. */
  readonly page: PageRequest;
}

interface RouteDescription {
  readonly method: Method;
  /** From the root, with `{name}` for parameters. */
  readonly path: string;
  readonly operationId: string;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly access: Access;
  /** The least role of a session's user, where it is more than the access asks for. */
  readonly role?: Role;
  /** Parameters that are ids, with the problem of an id that cannot be one. */
  readonly ids?: Readonly<Record<string, ProblemCode>>;
  /** Takes `page`, `page_size` and `ordering`. */
  readonly list?: boolean;
  /** Takes a form with a file of this kind. */
  readonly upload?: UploadKind;
  /** Takes a file as the body itself, of one of these content types. */
  readonly fileTypes?: readonly string[];
  /** Whether a request without a body is one whose body has no fields. */
  readonly optionalBody?: boolean;
  readonly replies: Readonly<Record<number, ReplyDescription>>;
  /** Problems beside those that every route may answer. */
  readonly problems?: readonly ProblemCode[];
  /** What an idempotent repetition is given instead of the first answer's body. */
  readonly replayed?: (body: object) => object;
}

/** One operation: what the router mounts and the OpenAPI document describes. */
export interface Route extends RouteDescription {
  readonly query?: ObjectSchema;
  readonly body?: ObjectSchema;
  /** A body as a caller may send it, for the reference. */
  readonly example?: unknown;
  handle(request: RouteRequest<unknown, unknown, Caller | null>): Promise<Reply>;
}

interface Typed<Body, Query extends ObjectSchema, Who> extends RouteDescription {
  readonly query?: Query;
  handle(request: RouteRequest<Body, Static<Query>, Who>): Promise<Reply>;
}

type NoQuery = TObject<Record<never, never>>;

/** An operation with a JSON body, or without one. */
export function route<Body extends ObjectSchema = NoQuery, Query extends ObjectSchema = NoQuery>(
  definition: Typed<Static<Body>, Query, Caller> & {
    readonly body?: Body;
    readonly example?: Static<Body>;
    readonly access: "session" | Scope;
  },
): Route {
  return definition as unknown as Route;
}

/** An operation that needs no authentication. */
export function publicRoute<Body extends ObjectSchema = NoQuery, Query extends ObjectSchema = NoQuery>(
  definition: Omit<Typed<Static<Body>, Query, null>, "access"> & {
    readonly body?: Body;
    readonly example?: Static<Body>;
  },
): Route {
  return { ...definition, access: "public" } as unknown as Route;
}

/** An operation that takes a form with a file. */
export function uploadRoute(
  definition: Typed<UploadedForm, NoQuery, Caller> & { readonly access: Scope; readonly upload: UploadKind },
): Route {
  return definition as unknown as Route;
}

/** An operation whose body is a file, held in memory: a small one. */
export function fileRoute(
  definition: Typed<Uint8Array, NoQuery, Caller> & {
    readonly access: Scope;
    readonly fileTypes: readonly string[];
  },
): Route {
  return definition as unknown as Route;
}
