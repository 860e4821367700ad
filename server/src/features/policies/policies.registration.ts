import type { Registration } from "../../registry/registration.ts";

export const policiesRegistration: Registration = {
  publicPages: ["/terms-and-conditions", "/privacy-policy", "/refund-policy"],
};
