import type { Registration } from "../../registry/registration.ts";

export const pushRegistration: Registration = {};
