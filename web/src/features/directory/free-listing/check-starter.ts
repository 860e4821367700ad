import { isListedCategory } from "@cardplaza/contract/categories/business-categories";
import { carriesContact, LISTING_TEXT, NAME_LENGTH } from "@cardplaza/contract/directory/listing-rules";
import type { Starter } from "../starter-store.ts";

/** As the server will see it, so that nobody is stopped behind the sign-up. */
export function checkStarter({
  name,
  category,
  city,
  mobile,
}: Starter): Partial<Record<keyof Starter, string>> {
  const digits = mobile.replaceAll(/\D/g, "").replace(/^(?:0|91)(?=\d{10}$)/, "");
  return {
    ...(name.length < NAME_LENGTH.min && { name: "Enter the name of your business." }),
    ...(carriesContact(name) && { name: LISTING_TEXT.contactInName }),
    ...(!isListedCategory(category) && { category: LISTING_TEXT.badCategory }),
    ...(city === "" && { city: "Enter your city." }),
    ...(!/^[6-9]\d{9}$/.test(digits) && { mobile: "Enter a mobile number of 10 digits." }),
  };
}
