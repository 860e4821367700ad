import type { Registration } from "../../registry/registration.ts";

declare module "../../registry/changed.ts" {
  interface Changes {
    post: true;
  }
}

export const connectRegistration: Registration = {};
