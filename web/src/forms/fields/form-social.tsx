import { SOCIAL_LINK_TEXT, type SocialPage, socialLink } from "@cardplaza/contract/links/social-links";
import { useWatch } from "react-hook-form";
import { FormText, type FormTextProps } from "./form-text.tsx";

export interface FormSocialProps<Name extends string> extends FormTextProps<Name> {
  page: SocialPage;
}

/** A page on a social network, by handle or link. Shows the address that it becomes. */
export function FormSocial<Name extends string>({ page, ...rest }: FormSocialProps<Name>) {
  const value: string = useWatch({ name: rest.name });
  const typed = value.trim();
  const link = typed && socialLink(page, typed);
  const becomes = link && link !== typed ? link : undefined;
  return (
    <FormText
      {...rest}
      inputMode="text"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      hint={becomes ? <span className="break-all">{becomes}</span> : SOCIAL_LINK_TEXT.hint}
    />
  );
}
