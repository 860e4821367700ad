/** Between the parts of an address no mail program takes it for one; people hardly see it. */
const HAIR_SPACE = "\u200A";
const MAIL_ADDRESS = /^[^\s/:]+@[^\s/:]+$/u;

/** For text that others wrote: mail programs make links of whatever looks like one, and we do not vouch for these. */
export const withInertLinks = (text: string): string =>
  text.replace(/\S+/gu, (word) => (MAIL_ADDRESS.test(word) ? word : inert(word)));

const inert = (word: string) =>
  word
    .replaceAll("://", `:${HAIR_SPACE}//`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, `.${HAIR_SPACE}`);
