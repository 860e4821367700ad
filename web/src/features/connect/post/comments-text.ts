export const commentsText = (count: number) =>
  count === 1 ? "1 comment" : `${count.toLocaleString("en-IN")} comments`;
