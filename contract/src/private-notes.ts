/** Names of fields in which members write for themselves, such as `notes`, `privateNote` and `ownerNote`. */
export const isPrivateNote = (name: string) => /^(?!is).*notes?$/i.test(name);
