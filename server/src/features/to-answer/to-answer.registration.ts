import type { Registration } from "../../registry/registration.ts";

export const toAnswerRegistration: Registration = {};
