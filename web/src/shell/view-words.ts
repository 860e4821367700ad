export const VIEW_BAR_WORDS = {
  label: "Viewing as a member",
  viewing: (name: string) => `Viewing as ${name}. You can look, not change.`,
  stop: "Stop",
};
