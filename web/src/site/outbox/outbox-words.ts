/** What is said of entries that wait in this browser until they are sent. */
export const OUTBOX_TEXT = {
  offline: "Waiting for a network. Sent once you are online.",
  /** Beside the button of a form. */
  sentLater: "You are offline. It is sent later.",
  kept: {
    title: "Kept on this device",
    description: "It is sent as soon as there is a network.",
  },
  online: "Not sent yet. It is sent by itself.",
  notYet: (reason: string) => `Not sent yet. ${reason}`,
  waits: (count: number) => (count === 1 ? "1 thing waits to be sent." : `${count} things wait to be sent.`),
  refused: (count: number) =>
    count === 1 ? "1 thing was not accepted." : `${count} things were not accepted.`,
  lasts: "This browser keeps nothing: stay on this page until everything is sent.",
  unnamed: "A scanned card",
  unsent: (count: number) =>
    count === 1 ? "1 thing was not sent yet." : `${count} things were not sent yet.`,
  lost: (count: number) => (count === 1 ? "Signing out deletes it." : "Signing out deletes them."),
  noneLeft: "Nothing waits to be sent.",
  mayLeave: "Nothing is lost when you sign out now.",
  signOut: "Sign out",
  signOutAndDelete: "Sign out and delete",
  stay: "Stay signed in",
  sendNow: "Send now",
} as const;
