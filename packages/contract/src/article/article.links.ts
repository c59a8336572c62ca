export const articleLinks = {
  /** The articles of a category, or all articles. */
  list: (categoryId?: string) =>
    categoryId === undefined ? '/broadcast' : `/broadcast?categoryId=${encodeURIComponent(categoryId)}`,
  listAndCourses: (moduleId: string) => `/broadcastAndCourse?moduleId=${encodeURIComponent(moduleId)}`,
  detail: (id: string) => `/broadcastDetail/${encodeURIComponent(id)}`,
  /** The unpublished article inside the preview frame of the editor; nothing is counted there. */
  draft: (id: string) => `/broadcastDetail/${encodeURIComponent(id)}?draft=1`,
}
