import { ApiResponse, type Endpoint } from "@cardplaza/contract/endpoint";
import { isPrivateNote } from "@cardplaza/contract/private-notes";

/** A response without what is not for administrators who look at the product as a member. */
export function hidePrivate<T>({ hiddenFromAdmins: hidden }: Endpoint, result: T): T {
  const isHidden = (name: string) => isPrivateNote(name) || (Array.isArray(hidden) && hidden.includes(name));
  const shown = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(shown);
    if (!isPlain(value)) return value;
    const fields = Object.entries(value);
    return Object.fromEntries(
      fields.map(([name, each]) => [name, isHidden(name) ? emptied(each) : shown(each)]),
    );
  };
  if (result instanceof ApiResponse) return new ApiResponse(shown(result.body), result.options) as T;
  return shown(result) as T;
}

/** Of the same shape, so that screens show it like something that nobody has filled in. */
function emptied(value: unknown): unknown {
  if (typeof value === "string") return "";
  if (Array.isArray(value)) return [];
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, emptied(each)]));
}

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
