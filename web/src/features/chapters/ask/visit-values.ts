export interface VisitValues {
  meetingId: string;
  name: string;
  mobile: string;
  email: string;
  category: string;
  consent: boolean;
  /** People do not see this field. */
  fax: string;
}

export type VisitProblems = Partial<Record<keyof VisitValues, string>>;

export const EMPTY_VISIT: VisitValues = {
  meetingId: "",
  name: "",
  mobile: "",
  email: "",
  category: "",
  consent: false,
  fax: "",
};

/** What is missing, by field. The server looks at the number itself. */
export function checkVisit(values: VisitValues): VisitProblems {
  return {
    ...(values.meetingId === "" && { meetingId: "Choose a meeting." }),
    ...(values.name.trim().length < 2 && { name: "Enter your name." }),
    ...(values.mobile.trim() === "" && { mobile: "Enter your mobile number." }),
    ...(values.category === "" && { category: "Choose a category." }),
    ...(!values.consent && {
      consent: "Please agree that the chapter may call or mail you about this visit.",
    }),
  };
}

export const visitBody = ({ meetingId, name, mobile, email, category, fax }: VisitValues) => ({
  meetingId,
  name: name.trim(),
  mobile: mobile.trim(),
  ...(email.trim() && { email: email.trim() }),
  category,
  consent: true as const,
  ...(fax && { fax }),
});
