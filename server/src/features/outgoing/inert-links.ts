/** A thin space inside an address: mail programs no longer make it a link, and readers hardly see it. */
const HAIR_SPACE = "\u200A";
const MAIL_ADDRESS = /^[^\s/:]+@[^\s/:]+$/u;

/** For text written by others: mail programs turn addresses into links, and we do not vouch for these. */
export const withInertLinks = (text: string): string =>
  text.replace(/\S+/gu, (word) => (MAIL_ADDRESS.test(word) ? word : inert(word)));

const inert = (word: string) =>
  word
    .replaceAll("://", `:${HAIR_SPACE}//`)
    .replace(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, `.${HAIR_SPACE}`);
