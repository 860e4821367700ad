/** The fields that Verified is for: after a change they must be proved again. */
export const PROVED_FIELDS = ["name", "company", "website"] as const;
