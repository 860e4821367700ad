import type { Api } from "./api.ts";
import type { Client } from "./endpoint.ts";

/** What a page gets from the server while it renders. The API is called in the process, without HTTP. */
export interface PageContext {
  api: Client<Api>;
  /** The public address of the product, without a last slash. */
  origin: string;
  /** True if the development screens are on. */
  embedded: boolean;
  /** Caches the rendered page until one of its tags is invalidated. */
  cache(options: { tags: string[]; query?: string[] }): void;
  /** Writes an unexpected error to the server's log. */
  report(error: unknown): void;
  /** Called with the finished page. */
  write(html: string): void;
}
