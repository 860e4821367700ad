import type { ComponentType } from "react";
import { FormSocial, type FormSocialProps } from "./form-social.tsx";
import { FormPhone, FormText, type FormTextProps } from "./form-text.tsx";

/** The same fields, which take only the names that a form has. */
export const textFieldsOf = <Name extends string>() => ({
  Text: FormText as ComponentType<FormTextProps<Name>>,
  Phone: FormPhone as ComponentType<FormTextProps<Name>>,
  Social: FormSocial as ComponentType<FormSocialProps<Name>>,
});
