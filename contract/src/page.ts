import type { Api } from "./api.ts";
import type { Client } from "./endpoint.ts";

/** What the server hands to a page while it renders: its own calls, without going through HTTP. */
export interface PageContext {
  api: Client<Api>;
  /** Where the product is reached from outside, without a last slash. */
  origin: string;
  /** True where the development screens are on. */
  embedded: boolean;
  /** Keep the rendered page until one of its tags is invalidated. */
  keep(options: { tags: string[]; query?: string[] }): void;
  /** Write down what nobody expected, with the server's other lines. */
  report(error: unknown): void;
  /** Takes the finished page. */
  write(html: string): void;
}
