import type { Answered, CallArgument } from "@cardplaza/contract/endpoint";
import type { ErrorBody } from "@cardplaza/contract/errors";

export interface CallOptions<Body = unknown> {
  as?: { token: string };
  /** Sent as JSON unless it is a form. */
  body?: Body | FormData;
  headers?: Record<string, string>;
}

export interface TestResponse<Json> {
  status: number;
  headers: Headers;
  text: string;
  json: Json;
}

// oxlint-disable-next-line typescript/no-explicit-any -- each test checks the shape by its expectations
type AnyJson = any;

/** "/api/leads/:id/notes" and "/api/leads/${string}/notes" both become "/api/leads/:/notes". */
type Shape<Path extends string> = Path extends `${infer Segment}/${infer Rest}`
  ? `${ShapeOfSegment<Segment>}/${Shape<Rest>}`
  : ShapeOfSegment<Path>;
type ShapeOfSegment<Segment extends string> = string extends Segment
  ? ":"
  : Segment extends `:${string}`
    ? ":"
    : Segment;
type WithoutQuery<Path extends string> = Path extends `${infer Before}?${string}` ? Before : Path;

type ByShape<T> = {
  [
    Key in keyof T & string as Key extends `${infer Method} ${infer Path}`
      ? `${Method} ${Shape<Path>}`
      : never
  ]: T[Key];
};
type KeyOf<Method extends string, Path extends string> = `${Method} ${Shape<WithoutQuery<Path>>}`;

/** Calls of the contract's table `T`, found by method and path: `call("POST", `/api/leads/${id}/notes`, { as, body })`. */
export type TypedCall<T, Shapes = ByShape<T>> = <const Method extends string, const Path extends string>(
  method: Method,
  path: Path,
  options?: KeyOf<Method, Path> extends keyof Shapes
    ? CallOptions<BodyOf<Shapes[KeyOf<Method, Path>]>>
    : CallOptions,
) => Promise<
  TestResponse<KeyOf<Method, Path> extends keyof Shapes ? JsonOf<Shapes[KeyOf<Method, Path>]> : AnyJson>
>;

type BodyOf<E> =
  CallArgument<E> extends infer Given ? (Given extends { body?: infer B } ? B : unknown) : never;
type JsonOf<E> = E extends { returns: { raw: string } | null } ? AnyJson : AnyShape<Answered<E>> & Refusal;
/** A test knows from the status which one it got, so the fields of both can be read. */
type Refusal = Required<Omit<ErrorBody, "fields">> & { fields: Record<string, string> };
/** For an endpoint that returns one of several shapes: the fields of all of them. */
type AnyShape<Union> = [Union] extends [readonly unknown[]]
  ? Union
  : {
      [Key in Union extends unknown ? keyof Union : never]: Union extends { [K in Key]?: infer Value }
        ? Value
        : never;
    };

/** One call as a browser makes it, with any content: for wrong input and for addresses outside the contract. */
export async function send(
  url: string,
  method: string,
  path: string,
  { as, body, headers = {} }: CallOptions = {},
): Promise<TestResponse<AnyJson>> {
  const json = body !== undefined && !(body instanceof FormData);
  const response = await fetch(url + path, {
    method,
    redirect: "manual",
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(json ? { "content-type": "application/json" } : {}),
      ...headers,
    },
    body: json ? JSON.stringify(body) : body,
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.includes("json") && text !== "";
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson ? JSON.parse(text) : undefined,
  };
}
