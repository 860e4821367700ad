/** For a form that confirms the address typed in it, instead of leading away to the sign-in. */
export const IN_PLACE_TEXT = {
  title: { email: "Confirm your e-mail", sms: "Confirm your mobile number" },
  sending: "We are sending a 6-digit code to",
  sent: "We sent a 6-digit code to",
  notSent: "The code was not sent",
  sendCode: "Send the code",
  newHere: "New here? This also creates your free account:",
  confirmed: { email: "Your e-mail is confirmed.", sms: "Your mobile number is confirmed." },
  oneMore: "Only the two ticks are missing.",
  adult: "I am 18 or older",
  password: "Sign in with a password",
} as const;
