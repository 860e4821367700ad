// Free of zod: screens import it.

/** The least and most characters of the reason that the audit log asks for. */
export const AUDIT_REASON = [5, 500] as const;

export const AUDIT_TEXT = {
  reasonNeeded: `Say why, in ${AUDIT_REASON[0]} to ${AUDIT_REASON[1]} characters.`,
  readersOnly: "Only superadmins and analysts read the audit log.",
  superadminsOnly: "Only superadmins verify the audit log.",
} as const;

/** The longest value that the audit log is filtered by. */
export const AUDIT_FILTER_MAX = 100;
export const AUDIT_PER_PAGE = 20;
