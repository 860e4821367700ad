export const ADMIN_ROLES = ["superadmin", "moderator", "support", "finance", "analyst"] as const;
export type AdminRole = (typeof ADMIN_ROLES)[number];

/** For the calls of every administrator, whatever the role: nobody is denied. */
export const EVERY_ADMIN = ADMIN_ROLES;

/** A superadmin may do what any role may. */
export const mayUse = (role: AdminRole, roles: readonly AdminRole[]) =>
  role === "superadmin" || roles.includes(role);
