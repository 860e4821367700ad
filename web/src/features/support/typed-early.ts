import { MESSAGE_FIELDS, type MessageValues } from "./check-message.ts";

/** On a slow network somebody types before the scripts are there: what differs from what the server drew. */
export function typedEarly(form: HTMLFormElement | null): Partial<MessageValues> {
  const typed: Partial<MessageValues> = {};
  for (const name of MESSAGE_FIELDS) {
    const field = form?.elements.namedItem(name);
    if (field instanceof HTMLSelectElement) {
      if (field.value !== "" && field.selectedOptions[0]?.defaultSelected === false)
        typed[name] = field.value;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value !== "" && field.value !== field.defaultValue) typed[name] = field.value;
    }
  }
  return typed;
}
