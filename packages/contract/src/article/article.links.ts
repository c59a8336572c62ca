export const articleLinks = {
  /** Of a category, or all. */
  list: (categoryId?: string) =>
    categoryId === undefined ? '/broadcast' : `/broadcast?categoryId=${encodeURIComponent(categoryId)}`,
  listAndCourses: (moduleId: string) => `/broadcastAndCourse?moduleId=${encodeURIComponent(moduleId)}`,
  detail: (id: string) => `/broadcastDetail/${encodeURIComponent(id)}`,
  /** An article as it stands in the editor around the frame; nothing of what is looked at there is counted. */
  draft: (id: string) => `/broadcastDetail/${encodeURIComponent(id)}?draft=1`,
}
