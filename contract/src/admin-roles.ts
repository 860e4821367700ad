export const ADMIN_ROLES = ["superadmin", "moderator", "support", "finance", "analyst"] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** For the calls of every administrator, whatever the role: nobody is denied. */
export const EVERY_ADMIN = ADMIN_ROLES;
