import type { Api } from "@cardplaza/contract/api";
import type { CallArgument } from "@cardplaza/contract/endpoint";

/** A visitor as typed. */
export interface VisitorValues {
  name: string;
  mobile: string;
  /** A slip that was kept before there was this field has none. */
  email?: string;
  category: string;
  /** The member who brought them, if an officer chose another one. */
  invitedBy: string | null;
  attended: boolean;
}

export const EMPTY_VISITOR: VisitorValues = {
  name: "",
  mobile: "",
  category: "",
  invitedBy: null,
  attended: false,
};

type VisitorBody = CallArgument<Api["POST /api/chapter-meetings/:id/visitors"]>["body"];

/** Who brought them, and that they are here, is for officers to say. */
export function visitorBody(
  { name, mobile, email = "", category, invitedBy, attended }: VisitorValues,
  isOfficer: boolean,
  now: Date,
): VisitorBody {
  return {
    name: name.trim(),
    mobile,
    ...(email.trim() && { email: email.trim() }),
    category,
    ...(isOfficer && invitedBy && { invitedBy }),
    ...(isOfficer && attended && { attended }),
    at: now.toISOString(),
  };
}

export const visitorProblems = ({ name, mobile, category }: VisitorValues) => ({
  ...(name.trim().length < 2 && { name: "Enter the name." }),
  ...(mobile.trim() === "" && { mobile: "Enter a phone number." }),
  ...(category === "" && { category: "Choose a category." }),
});
