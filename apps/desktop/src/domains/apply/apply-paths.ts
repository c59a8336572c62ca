/** Management pages of the apply domain, below /desktop. */
export const applyPaths = {
  signUps: '/manage/apply/list',
  signUp: (id: string) => `/manage/apply/list/edit?id=${id}`,
  people: (id: string) => `/manage/apply/list/people?id=${id}`,
}
