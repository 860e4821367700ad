export const ADMIN_ROLES = ["superadmin", "moderator", "support", "finance", "analyst"] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];
