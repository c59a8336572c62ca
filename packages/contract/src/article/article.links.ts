export const articleLinks = {
  list: () => '/broadcast',
  listAndCourses: (moduleId: string) => `/broadcastAndCourse?moduleId=${encodeURIComponent(moduleId)}`,
  detail: (id: string) => `/broadcastDetail/${encodeURIComponent(id)}`,
}
