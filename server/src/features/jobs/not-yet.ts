export const notYet = (): never => {
  throw new Error("This call is being written.");
};
