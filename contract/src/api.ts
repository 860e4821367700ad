import { home } from "./home.ts";
import { live } from "./live.ts";
import { uploads } from "./uploads.ts";

/** Every call the product answers. A new feature adds its table here. */
export const api = { ...home, ...live, ...uploads };
export type Api = typeof api;
