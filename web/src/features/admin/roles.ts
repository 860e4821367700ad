import type { AdminRole } from "@cardplaza/contract/audit/audit";

/** What each role is called and is for. */
export const ROLES: Record<AdminRole, { name: string; may: string }> = {
  superadmin: { name: "Superadmin", may: "Everything, including settings and other administrators." },
  moderator: { name: "Moderator", may: "Content, reports and ownership claims." },
  support: { name: "Support", may: "Members and their tickets." },
  finance: { name: "Finance", may: "Payments and refunds." },
  analyst: { name: "Analyst", may: "Figures, without changing anything." },
};
