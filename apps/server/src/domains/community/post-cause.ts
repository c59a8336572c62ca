/** The occasion of the points for a post, which each post is once. */
export const postCause = ({ id }: { id: string }): string => `post ${id}`
