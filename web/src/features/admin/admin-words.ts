import {
  ADMIN_IDLE_MINUTES,
  ADMIN_INVITE_HOURS,
  ADMIN_PASSWORD_MIN,
  ADMIN_SESSION_HOURS,
} from "@cardplaza/contract/admin/admin-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";

export const FRAME_WORDS = {
  skip: "Skip to content",
  area: "Administration",
  loading: "Loading",
  sections: "Sections",
  openMenu: "Open the menu",
  screens: "Menu",
  accountOf: (name: string) => `Account of ${name}`,
  account: "Your account",
  toSite: `Open ${PRODUCT_NAME}`,
  signOut: "Sign out",
};

export const SCREEN_WORDS = {
  dashboard: "Dashboard",
  inbox: "Inbox",
  users: "Members",
  cases: "Cases",
  companies: "Companies",
  listings: "Business listings",
  claims: "Business claims",
  settings: "Settings",
};

export const SETTINGS_WORDS = {
  title: "Settings",
  account: "Your account",
  admins: "Administrators",
  auditLog: "Audit log",
};

export const LOCK_WORDS = {
  title: "Your screen is locked",
  why: `For safety, the screen locks after ${ADMIN_IDLE_MINUTES} minutes without activity and after ${ADMIN_SESSION_HOURS} hours. What you typed is still there.`,
  as: (name: string, email: string) => `Signed in as ${name} (${email})`,
  password: "Password",
  passwordMissing: "Enter your password.",
  unlock: "Unlock",
  back: "Back to the password",
  other: "Sign in as someone else",
  otherHint: "Anything you typed and did not save will be lost.",
};

export const CODE_WORDS = {
  title: "Enter your code",
  as: (email: string) => `Signing in as ${email}`,
  go: "Continue",
  back: "Use another account",
  recoveryWrong: "That code is wrong or was used before. Try another one.",
  label: "Code",
  hint: "Enter the 6-digit code from your authenticator app.",
  bad: "Enter the 6 digits of the code.",
  recoveryLabel: "Recovery code",
  recoveryHint: "One of the ten codes you saved, such as k7wd-2npx-9hfa. Each works once.",
  recoveryBad: "Enter one of your recovery codes.",
  takeRecovery: "Use a recovery code",
  takeApp: "Use the code from the app",
};

export const RECOVERY_WORDS = {
  title: "Recovery codes",
  intro: "Each code signs you in once if your phone is lost. Keep them where only you can find them.",
  left: (count: number) => (count === 1 ? "1 code left" : `${count} codes left`),
  none: "You have no recovery codes. Without them, a lost phone locks you out.",
  few: "Only a few are left. Make new ones before you run out.",
  renew: "Make new codes",
  renewHint: "Your earlier codes stop working.",
  codeHint: "To make new codes, enter the 6-digit code from your authenticator app.",
  once: "Save these codes now. They are shown only once.",
  saved: "I have saved them",
  savedToast: "Recovery codes saved",
  file: `${PRODUCT_NAME} administration recovery codes`,
};

export const DEVICES_WORDS = {
  title: "Signed-in devices",
  intro: "If you do not recognise one, sign it out and tell a superadmin.",
  failed: "Your devices did not load",
  loading: "Loading your devices",
  unknown: "Unknown device",
  thisOne: "This device",
  used: (when: string) => `Last used ${when}`,
  since: (when: string) => `signed in ${when}`,
  end: "Sign out there",
  endOf: (device: string) => `Sign out there: ${device}`,
  endOthers: "Sign out everywhere else",
  ended: "Signed out there",
  othersEnded: "Signed out on all other devices",
  stillIn: "That device is still signed in",
};

export const ADMINS_WORDS = {
  intro: "People who can open this administration. Every change is recorded with its reason.",
  caption: "Administrators",
  failed: "The administrators did not load",
  name: "Name",
  email: "E-mail",
  role: "Role",
  state: "Status",
  seen: "Last seen",
  actions: "Actions",
  you: "(you)",
  secondStepOn: "Two-step on",
  secondStepOff: "Two-step off",
  invited: "Invited",
  inviteEnded: "Invitation expired",
  inviteUntil: (when: string) => `Link works until ${when}`,
  never: "Never",
  invite: "Invite administrator",
  inviteTitle: "Invite an administrator",
  inviteIntro: `They get a link by e-mail to set their password. It works once, for ${ADMIN_INVITE_HOURS} hours.`,
  send: "Send invitation",
  sent: "Invitation sent",
  sentTo: (email: string) => `${email} gets the link by e-mail.`,
  nameMissing: "Enter their name.",
  emailMissing: "Enter their e-mail.",
  again: "Send again",
  againFor: (name: string) => `Send the invitation of ${name} again`,
  notSent: "Invitation not sent",
  changeRole: "Change role",
  changeRoleOf: (name: string) => `Change the role of ${name}`,
  changeRoleIntro: "The new role counts at once.",
  changed: (name: string, role: string) => `${name} is now ${role}`,
  chooseRole: "Choose another role.",
  remove: "Remove",
  removeOne: (name: string) => `Remove ${name}`,
  removeTitle: (name: string) => `Remove ${name}?`,
  removeIntro: (name: string) =>
    `${name} is signed out at once and can no longer sign in. The log keeps their name. To bring them back, invite them again.`,
  removed: (name: string) => `${name} was removed`,
  reason: "Reason",
  reasonHint: "For the audit log. Other superadmins can read it.",
};

export const INVITE_WORDS = {
  title: "Set your password",
  as: (name: string, role: string) => `Welcome, ${name}. Your role is ${role}:`,
  loading: "Checking your invitation",
  overTitle: "Your invitation",
  password: "New password",
  passwordHint: `At least ${ADMIN_PASSWORD_MIN} characters. A few unusual words are easy to remember.`,
  again: "New password again",
  accept: "Set password and sign in",
  toSignIn: "Go to the sign-in",
};
