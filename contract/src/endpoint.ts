import { z } from "zod";
import type { AdminRole, EVERY_ADMIN } from "./admin-roles.ts";

type Schema = z.core.SomeType;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
export type EndpointKey = `${Method} /${string}`;

/** Who may call: anyone, a signed-in member, a member on the premium plan, an administrator. */
export type Audience = "none" | "member" | "premium" | "admin";

/** At most `points` calls in `seconds`, counted for the caller's account or network address. */
export interface CallLimit {
  points: number;
  seconds: number;
  by: "account" | "address";
}

export interface Endpoint {
  /** One line for the API reference. */
  summary: string;
  auth?: Audience;
  /** The plan's feature that a `premium` endpoint belongs to, named in the refusal. */
  feature?: string;
  /** The roles that an `admin` endpoint is for; a superadmin may call all of them. Others are denied with `denied`. */
  roles?: readonly AdminRole[];
  denied?: string;
  /** A suspended member may call it too. */
  whileSuspended?: true;
  /**
   * Of a call that reads: not for administrators who look at the product as a member, or not these fields of it. Notes are
   * never for them (`isPrivateNote`).
   */
  hiddenFromAdmins?: true | readonly string[];
  params?: Schema;
  query?: Schema;
  body?: Schema;
  /** Multipart fields; files are declared with `z.file()`. */
  form?: Schema;
  /** The form may also be sent as JSON, if it has no file. */
  formOrJson?: true;
  /** The handler gets the raw body and headers, because the signature is over the exact bytes. */
  signed?: true;
  /** A schema, a media type for responses that are not JSON, or null for an empty response. */
  returns: Schema | { raw: string } | null;
  /** The status of success. The default is 200, or 204 without a result. 201 accepts `Idempotency-Key`. */
  status?: 200 | 201 | 202 | 204;
  /** False if the response contains a token, which is never stored. True if a call creates something without 201. */
  repeatable?: boolean;
  /** The response is the same for all visitors, and is sent from the cache if the handler returns `keep`. */
  cached?: true;
  limit?: CallLimit;
  /** Largest accepted body in bytes, if it differs from the default. */
  maxBody?: number;
}

export type Endpoints = Record<EndpointKey, Endpoint>;

type PathParams<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer Name}/${infer More}`
    ? Name | PathParams<`/${More}`>
    : Rest
  : never;

/** The parameters that a path names and those that its schema declares must be the same. */
type NamesItsParams<Key, E> = [PathParams<Key & string>] extends [never]
  ? E extends { params: Schema }
    ? { params: never }
    : unknown
  : E extends { params: infer S extends Schema }
    ? [keyof z.output<S>] extends [PathParams<Key & string>]
      ? [PathParams<Key & string>] extends [keyof z.output<S>]
        ? unknown
        : { params: `missing ${PathParams<Key & string>}` }
      : { params: `only ${PathParams<Key & string>}` }
    : { params: Schema };

/** An administrators' call says for which roles it is, and what it answers the others. No other call has roles. */
type NamesItsRoles<E> = E extends { auth: "admin" }
  ? E extends { roles: typeof EVERY_ADMIN }
    ? unknown
    : { roles: readonly [AdminRole, ...AdminRole[]]; denied: string }
  : E extends { roles: unknown } | { denied: unknown }
    ? { roles: never }
    : unknown;

/** One feature's calls, keyed by method and path. */
export function endpoints<
  const T extends Endpoints & {
    [K in keyof T]: K extends EndpointKey ? NamesItsParams<K, T[K]> & NamesItsRoles<T[K]> : never;
  },
>(table: T): T {
  return table;
}

type Part = "params" | "query" | "body" | "form";
type Sent<E> = { [P in Part & keyof E as E[P] extends Schema ? P : never]: E[P] };
type InputOf<E> = {
  [P in keyof Sent<E>]: Sent<E>[P] extends Schema ? z.input<Sent<E>[P]> : never;
};
type Given<E> = { [P in keyof Sent<E>]: Sent<E>[P] extends Schema ? z.output<Sent<E>[P]> : never };

/** What a caller passes: one argument, which may be left out if nothing is required. */
export type CallArgument<E> = keyof RequiredParts<InputOf<E>> extends never
  ? Partial<InputOf<E>> | void
  : RequiredParts<InputOf<E>> & Partial<InputOf<E>>;

type RequiredParts<I> = { [P in keyof I as Partial<I[P]> extends I[P] ? never : P]: I[P] };

export type Answered<E> = E extends { returns: infer R }
  ? R extends Schema
    ? z.output<R>
    : R extends { raw: string }
      ? Blob
      : undefined
  : never;

/** What a `signed` endpoint's handler receives. */
export interface SignedMessage {
  bytes: Uint8Array;
  headers: Headers;
}

export type Client<T> = { [K in keyof T]: (input: CallArgument<T[K]>) => Promise<Answered<T[K]>> };

/** A response that is not JSON. */
export interface RawBody {
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  type?: string;
}

interface ApiResponseOptions {
  status?: number;
  headers?: Record<string, string>;
  /** Whole `Set-Cookie` values. */
  cookies?: string[];
  /** The address under which the response of a `cached` endpoint is cached, and the tags that invalidate it. */
  cache?: { path: string; tags: string[] };
}

/** A response with its own status, headers or cookies, if the declared ones do not fit. */
export class ApiResponse<T> {
  readonly body: T;
  readonly options: ApiResponseOptions;
  constructor(body: T, options: ApiResponseOptions) {
    this.body = body;
    this.options = options;
  }
}

type Produced<E> = E extends { returns: infer R }
  ? R extends Schema
    ? z.input<R>
    : R extends { raw: string }
      ? RawBody
      : void
  : never;

type MessageOf<E> = E extends { signed: true } ? { message: SignedMessage } : unknown;

type AudienceOf<E> = E extends { auth: infer A extends Audience } ? A : "none";

/** A handler for every endpoint; `Contexts` maps each audience to what its handlers receive. */
export type Handlers<T, Contexts extends Record<Audience, unknown>> = {
  [K in keyof T]: (
    input: Given<T[K]> & MessageOf<T[K]> & { ctx: Contexts[AudienceOf<T[K]>] },
  ) =>
    | Produced<T[K]>
    | ApiResponse<Produced<T[K]>>
    | Promise<Produced<T[K]>>
    | Promise<ApiResponse<Produced<T[K]>>>;
};

export function splitKey(key: string): { method: Method; path: string } {
  const [method, path] = key.split(" ") as [Method, string];
  return { method, path };
}
