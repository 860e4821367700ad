export const NewChapter = () => <p>Create chapter</p>;
