import { TERMS_VERSION } from "@cardplaza/contract/accounts/account-words";

/** What the form holds. */
export interface SignUpValues {
  name: string;
  email: string;
  mobile: string;
  password: string;
  terms: boolean;
  adult: boolean;
  marketing: boolean;
}

/** What is filled in already; the person may change it. */
export type KnownPerson = Pick<SignUpValues, "name" | "email" | "mobile">;

/** An address or a number that a code, or another service, has proven; then no password and no other contact is asked. */
export interface SignUpProof {
  signupCode: string;
  name?: string;
  email?: string;
  mobile?: string;
}

/** What the form begins with: what was proven, then what was typed elsewhere. */
export function beginningWith(
  proof: SignUpProof | undefined,
  known: KnownPerson | null,
  email: string,
): Partial<KnownPerson> {
  return {
    ...optional("name", proof?.name || known?.name),
    // Without a proof the address is passed from form to form.
    ...optional("email", proof ? (proof.email ?? known?.email) : email),
    ...optional("mobile", proof ? proof.mobile : known?.mobile),
  };
}

/** The call's body: what was left empty is left out. */
export function registrationOf(values: SignUpValues, proof: SignUpProof | undefined) {
  return {
    name: values.name,
    ...optional("email", proof?.email ?? values.email),
    ...optional("mobile", proof?.mobile ?? values.mobile),
    ...optional("password", proof ? "" : values.password),
    ...optional("signupCode", proof?.signupCode),
    consent: { terms: true as const, version: TERMS_VERSION, adult: true as const },
    marketing: values.marketing,
  };
}

const optional = <Name extends string>(name: Name, value: string | undefined) =>
  (value?.trim() ? { [name]: value } : {}) as { [K in Name]?: string };
