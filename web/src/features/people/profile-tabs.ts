/** The tabs of the member's own profile, as in `?tab=`. */
export const PROFILE_TABS = {
  profile: { label: "Profile", title: "My profile" },
  plan: { label: "Plan", title: "My plan" },
  settings: { label: "Settings", title: "Settings" },
  sessions: { label: "Sessions", title: "Signed-in devices" },
  account: { label: "Account", title: "Account" },
} as const;

export type ProfileTabName = keyof typeof PROFILE_TABS;

/** An unknown tab is the profile. */
export function readTab(value: string | null): ProfileTabName {
  return value !== null && Object.hasOwn(PROFILE_TABS, value) ? (value as ProfileTabName) : "profile";
}
