import { resolve } from "node:path";

// The same path from `src/` and from the bundle in `build/`, because both are one level below the workspace.
export const SERVER_DIR = resolve(import.meta.dirname, "..");
export const PROJECT_DIR = resolve(SERVER_DIR, "..");
export const MIGRATIONS_DIR = resolve(SERVER_DIR, "migrations");
export const WEB_BUILD_DIR = resolve(PROJECT_DIR, "web/build");
export const WEB_DIR = resolve(PROJECT_DIR, "web");
