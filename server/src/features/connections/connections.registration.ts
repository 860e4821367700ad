import type { Registration } from "../../registry/registration.ts";

/** Who knows whom. */
export const connectionsRegistration: Registration = {};
