import type { Registration } from "../../registry/registration.ts";
import { SITEMAPS_TAG } from "./sitemap-cache.ts";

export const seoRegistration: Registration = { pageTags: { "card-index": () => [SITEMAPS_TAG] } };
