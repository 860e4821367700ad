export const CONTACT_WORDS = {
  email: {
    title: "E-mail address",
    label: "New e-mail address",
    changed: "Your e-mail address is confirmed",
  },
  mobile: { title: "Mobile number", label: "New mobile number", changed: "Your mobile number is confirmed" },
} as const;
