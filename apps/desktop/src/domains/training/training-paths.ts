/** Management pages of the training domain, below /desktop. */
export const trainingPaths = {
  projects: '/manage/training/projects',
  project: (id: string) => `/manage/training/projects/edit?id=${id}`,
  signIn: (taskId: string) => `/manage/training/projects/sign-in?task=${taskId}`,
  members: (id: string) => `/manage/training/projects/members?id=${id}`,
}
