export const studyLinks = {
  studyTime: () => '/studyTime',
  rank: () => '/topAcademic',
}
